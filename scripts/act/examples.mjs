/** Each workflow of .github/workflows/examples as act runs it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExampleLab, REPLACED } from './examples-lab.mjs';
import { runNightly } from './nightly.mjs';
import { runReview } from './review.mjs';
import { runTriage } from './triage.mjs';

const EXAMPLES = { 'nightly.yml': runNightly, 'review.yml': runReview, 'triage.yml': runTriage };

/**
 * @param {{act: string, gh: string, action: string, root: string, folder: string, photos: string | undefined}} options
 * @throws Error of the first that does not do what it is for
 */
export async function runExamples({ photos, folder, ...rest }) {
  console.log(
    `The example workflows. Another thing here than on GitHub:\n${REPLACED.map((each) => `  - ${each}`).join('\n')}`,
  );
  for (const [name, run] of Object.entries(EXAMPLES)) {
    const lab = await ExampleLab.open({ ...rest, folder: join(folder, name) });
    try {
      const summaries = await run(lab);
      console.log(`${name}: as it should be`);
      if (photos !== undefined) keep(photos, summaries);
    } finally {
      await lab.close();
    }
  }
}

/** For scripts/act/photograph.mjs. */
function keep(folder, summaries) {
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of summaries)
    writeFileSync(join(folder, `${name.replaceAll('/', '-')}.md`), text);
}
