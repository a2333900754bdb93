/** Tags of the Go reference that there are not here, and what does their work (spec 2.6). */
const FOREIGN_TAGS: Readonly<Record<string, string>> = {
  'call-workflow': '<call return="…state…">NAME:</call>',
  'function-workflow': '<function return="…state…">NAME:</function>',
  'fork-workflow': '<fork next="…state…">NAME:</fork>',
  'reset-workflow': '<reset>NAME:</reset>',
  await: '<ask next="…state…">…your question…</ask>',
};

const FROM_THE_MANIFEST =
  ', where NAME is what the manifest calls the other workflow under `workflows` (NAME:STATE for another state than its entry)';

const OPENING = new RegExp(`<(${Object.keys(FOREIGN_TAGS).join('|')})(?=[\\s>/])`, 'g');

/** The tags in a text that the Go Raymond has and we do not, their 0-based places, and what to write instead. */
export function foreignTags(text: string): { readonly at: number; readonly advice: string }[] {
  return [...text.matchAll(OPENING)].map(({ 1: name = '', index }) => {
    // No path ever comes from a message: the workflows that can be gone to are listed in the manifest (spec 7.2).
    const where = name.endsWith('-workflow') ? FROM_THE_MANIFEST : '';
    return { at: index, advice: `<${name}> is no tag here: write ${FOREIGN_TAGS[name]}${where}` };
  });
}

/** The same for a message, without repetitions. */
export function foreignTagAdvice(text: string): string[] {
  return [...new Set(foreignTags(text).map(({ advice }) => advice))];
}
