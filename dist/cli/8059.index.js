export const id = 8059;
export const ids = [8059];
export const modules = {

/***/ 18059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readArchive: () => (/* binding */ readArchive)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var yauzl__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20663);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27910);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78608);






/** An archive that unpacks to more bytes than this is refused (spec 2). */
const MAX_UNPACKED_BYTES = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .LIMITS */ .b.archive.value;
/**
 * The files of a zip archive, sorted by name: states, shared files, the manifest, and what keys may name. Its files lie
 * at the top, or all in one top folder (spec 2).
 * @param archive as the user gave it
 * @throws WorkflowError for any other layout and for whatever a careful person would not unpack
 */
async function readArchive(archive) {
    try {
        const contents = await unpack(archive);
        return atTop([...contents.keys()])
            .map(({ entry, name }) => ({ name, file: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(archive, name), bytes: contents.get(entry) }))
            .sort(_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .byName */ .nG);
    }
    catch (cause) {
        if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkflowError */ .s8 && cause.place.file !== undefined)
            throw cause;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkflowError */ .s8(`cannot use the zip archive: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}`, { file: archive }, { cause });
    }
}
/** Every file's bytes by its name in the archive; a folder has none. What the archive claims is not believed. */
async function unpack(archive) {
    // With strictFileNames, yauzl itself refuses `..`, absolute names and backslashes.
    const zip = await (0,yauzl__WEBPACK_IMPORTED_MODULE_2__.openPromise)(archive, { strictFileNames: true, autoClose: false });
    try {
        const contents = new Map();
        let room = MAX_UNPACKED_BYTES;
        for await (const entry of zip.eachEntry()) {
            const name = entry.fileName;
            refuseSpecial(entry);
            if (contents.has(name))
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkflowError */ .s8(`${name} is in it twice`);
            const bytes = name.endsWith('/') ? new Uint8Array() : await inflate(zip, entry, room);
            room -= bytes.length;
            contents.set(name, bytes);
        }
        return contents;
    }
    finally {
        zip.close();
    }
}
function refuseSpecial(entry) {
    if (entry.isEncrypted())
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkflowError */ .s8(`${entry.fileName} is encrypted`);
    // The upper half of the external attributes is a Unix file mode, or 0 where the archiver knew none.
    const fileType = (entry.externalFileAttributes >>> 16) & 0o170000;
    if (fileType === 0o120000)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkflowError */ .s8(`${entry.fileName} is a symbolic link`);
    if (![0, 0o100000, 0o040000].includes(fileType)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkflowError */ .s8(`${entry.fileName} is neither a file nor a folder`);
    }
}
/** Counts the bytes that really come out, and stops at the first one too many. */
async function inflate(zip, entry, room) {
    const chunks = [];
    let size = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
        size += chunk.length;
        if (size > room) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkflowError */ .s8(`its contents are over ${MAX_UNPACKED_BYTES / 1024 / 1024} MiB unpacked`);
        }
        chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    // yauzl leaves the checksum to its caller; Node has one since 20.15.
    if (node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32 !== undefined && node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32(bytes) !== entry.crc32) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkflowError */ .s8(`${entry.fileName} is damaged: its checksum differs`);
    }
    return bytes;
}
/** File names without the one top folder, if there is one. */
function atTop(entries) {
    const names = entries.filter((name) => !isJunk(name));
    const files = names.filter((name) => !name.endsWith('/'));
    if (files.length === 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkflowError */ .s8('it is empty');
    const folders = [...new Set(names.filter((name) => name.includes('/')).map((name) => name.split('/')[0]))];
    const flat = files.filter((name) => !name.includes('/'));
    const deep = names.find((name) => name.slice(name.indexOf('/') + 1).includes('/'));
    if (flat.length > 0 && folders.length > 0) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkflowError */ .s8(`it mixes files at the top (${flat[0]}) with a folder (${folders[0]}/); put all files at the top or all in one folder`);
    }
    if (folders.length > 1) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkflowError */ .s8(`it has several top folders (${folders.join(', ')}); one workflow needs one`);
    }
    if (deep !== undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkflowError */ .s8(`it has a folder inside its top folder (${deep})`);
    return files.map((entry) => ({ entry, name: entry.slice(entry.indexOf('/') + 1) }));
}
/** Whether it is one of the files that macOS's Finder adds to every archive: resource forks and folder views. */
function isJunk(name) {
    return name.startsWith('__MACOSX/') || /(^|\/)\.DS_Store$/.test(name);
}


/***/ })

};
