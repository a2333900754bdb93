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

/** What to write instead of each tag in a message that others have and we do not; nothing if there is none. */
export function foreignTagAdvice(text: string): string[] {
  const names = new Set([...text.matchAll(OPENING)].map(([, name = '']) => name));
  return [...names].map((name) => {
    // No path ever comes from a message: what can be gone to stands in the manifest (spec 7.2).
    const where = name.endsWith('-workflow') ? FROM_THE_MANIFEST : '';
    return `<${name}> is no tag here: write ${FOREIGN_TAGS[name]}${where}`;
  });
}
