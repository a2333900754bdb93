import { constants, deflateRawSync } from 'node:zlib';

/** `honest`: says how much comes out. `small`: says a thousand bytes. `many`: 65,000 files. */
export type Claim = 'honest' | 'small' | 'many';

const BLOCK_BYTES = 64 * 1024 ** 2;
/** Four gigabytes less one block: as much as a zip says without its longer form. */
const BLOCKS = 63;

/** A zip of some megabytes, or less, of which gigabytes come out, or a great many files. Made by hand: no packer makes them. */
export function bombOf(name: string, claim: Claim): Buffer {
  if (claim === 'many')
    return zip(
      Array.from({ length: 65_000 }, (_, n) => ({ name: `f${n}`, packed: Buffer.from([3, 0]), size: 0 })),
    );
  // A block that stands by itself, as often as one likes.
  const block = deflateRawSync(Buffer.alloc(BLOCK_BYTES), { finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat([...Array(BLOCKS).fill(block), Buffer.from([3, 0])]);
  return zip([{ name, packed, size: claim === 'honest' ? BLOCK_BYTES * BLOCKS : 1000 }]);
}

interface Member {
  readonly name: string;
  readonly packed: Buffer;
  /** What it says comes out. */
  readonly size: number;
}

function zip(members: readonly Member[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, packed, size } of members) {
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(0, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, path, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, path]));
    parts.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}
