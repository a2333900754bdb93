import {
  constants,
  copyFileSync,
  createReadStream,
  createWriteStream,
  fstatSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

const BLOCK_BYTES = 1 << 20;
/** A link is not followed, and a pipe in the file's place is not waited for. Windows has neither flag. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * A second copy of a run's log, in a file without a name, which agents that may write files cannot find. It is what is
 * sealed while the orchestrator lives (spec 9.1); a copy in memory would have no bound. It is gone when this process
 * ends.
 */
export class LogTwin {
  private readonly fd: number;
  private size: number;

  /**
   * @param log the path of the log, which is copied as it is now, before any agent has run
   * @throws what the system says
   */
  constructor(private readonly log: string) {
    const name = `${log}.twin`;
    rmSync(name, { force: true });
    try {
      copyFileSync(log, name, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
      this.fd = openSync(name, constants.O_RDWR | constants.O_APPEND | (constants.O_NOFOLLOW ?? 0));
    } finally {
      rmSync(name, { force: true });
    }
    this.size = fstatSync(this.fd).size;
  }

  append(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; ) at += writeSync(this.fd, bytes, at);
    this.size += bytes.length;
  }

  /**
   * Writes what was logged up to now into a new file.
   * @returns whether the log on disk begins with the same bytes
   */
  async copyTo(path: string): Promise<boolean> {
    const { fd, size } = this;
    if (size === 0) await pipeline([], createWriteStream(path, { mode: 0o600 }));
    else {
      const from = createReadStream('', { fd, start: 0, end: size - 1, autoClose: false });
      await pipeline(from, createWriteStream(path, { mode: 0o600 }));
    }
    return this.isInLog(size);
  }

  private async isInLog(size: number): Promise<boolean> {
    const mine = Buffer.alloc(BLOCK_BYTES);
    const theirs = Buffer.alloc(BLOCK_BYTES);
    try {
      const log = await open(this.log, READ);
      try {
        for (let at = 0; at < size; at += BLOCK_BYTES) {
          const length = Math.min(BLOCK_BYTES, size - at);
          readSync(this.fd, mine, 0, length, at);
          const { bytesRead } = await log.read(theirs, 0, length, at);
          if (bytesRead !== length || !mine.subarray(0, length).equals(theirs.subarray(0, length)))
            return false;
        }
      } finally {
        await log.close();
      }
    } catch {
      return false;
    }
    return true;
  }
}
