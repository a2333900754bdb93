import { oneLine } from './tool-summary.js';

const SHOWN = 300;

/** Lines of a CLI's stream that are no part of it: what npm, a hook or a dying program prints there. */
export class BrokenLines {
  private lines = 0;
  private said = '';

  /** @param tooLong how many more were too long to keep */
  constructor(private readonly tooLong: () => number = () => 0) {}

  get count(): number {
    return this.lines + this.tooLong();
  }

  add(line: string): void {
    this.lines += 1;
    if (this.said.length < SHOWN) this.said += `${line.slice(0, SHOWN)}\n`;
  }

  /** `2 lines of its output were not JSON: …`, with the first 300 characters of them (spec 6.6). */
  describe(whose: string, { leftOut = false } = {}): string {
    const [lines, were] = this.count === 1 ? ['1 line', 'was'] : [`${this.count} lines`, 'were'];
    const said = oneLine(this.said, SHOWN);
    const more = leftOut ? ` and ${were} left out` : '';
    return `${lines} of ${whose} output ${were} not JSON${more}${said === '' ? '' : `: ${said}`}`;
  }
}
