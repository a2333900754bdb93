/** Tags of the Go reference that there are not here, and what does their work (spec 2.6). */
const FOREIGN_TAGS: Readonly<Record<string, string>> = {
  'call-workflow': '<call return="…state…">…state…</call>',
  'function-workflow': '<function return="…state…">…state…</function>',
  'fork-workflow': '<fork next="…state…">…state…</fork>',
  'reset-workflow': '<reset>…state…</reset>',
  await: '<ask next="…state…">…your question…</ask>',
};

const OPENING = new RegExp(`<(${Object.keys(FOREIGN_TAGS).join('|')})(?=[\\s>/])`, 'g');

/** What to write instead of each tag in a message that others have and we do not; nothing if there is none. */
export function foreignTagAdvice(text: string): string[] {
  const names = new Set([...text.matchAll(OPENING)].map(([, name = '']) => name));
  return [...names].map((name) => {
    // Only what stands in one workflow can be gone to.
    const where = name.endsWith('-workflow') ? ', which names a state of this workflow' : '';
    return `<${name}> is no tag here: write ${FOREIGN_TAGS[name]}${where}`;
  });
}
