/**
 * What a request in the Anthropic Messages dialect says, seen through what Claude Code adds to it.
 *
 * @typedef {{type: string, text?: string, content?: unknown, [key: string]: unknown}} Block
 * @typedef {{role: string, content: string | Block[]}} Message
 *
 * @typedef {object} ParsedRequest
 * @property {string} model
 * @property {boolean} stream
 * @property {boolean} side              a request of the CLI itself (a title, a summary of a page), not a turn of the agent
 * @property {string} system             the system prompt
 * @property {number} systemSize         characters of it
 * @property {string | undefined} effort `output_config.effort`
 * @property {string[]} tools            names of the tools on offer
 * @property {Message[]} messages        as sent
 * @property {string[]} prompts          the user prompts in order, without what the CLI injects
 * @property {string[]} rawPrompts       the same with what the CLI injects
 * @property {string} lastPrompt
 * @property {string[]} toolResults      texts of all tool results, in order
 * @property {boolean} followUp          the last thing said is a tool result, or the CLI asking for the rest of a reply
 * @property {string | undefined} sessionId
 */

const REMINDER = /<system-reminder>[\s\S]*?<\/system-reminder>\s*/g;
const INTERRUPTED = /^\[Request interrupted by user[^\]]*\]$/;
/** What 2.1.197 puts into the history of a broken-off turn when it resumes: a prompt and its answer. */
const RESUMED = { prompt: 'Continue from where you left off.', answer: 'No response requested.' };
/** A reply that was cut off or hit its token limit makes the CLI ask for the rest, within the same turn. */
const CONTINUATION = /^(Your response above was cut off|Output token limit hit)[^.]*\. Resume directly/;

/** @param {unknown} content @returns {Block[]} */
const blocksOf = (content) =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : Array.isArray(content) ? content : [];

/** @param {unknown} content */
const textOf = (content) =>
  blocksOf(content)
    .map((block) => block.text ?? '')
    .join('\n');

/**
 * A prompt's text without what the CLI injects; '' if nothing is left.
 * @param {Block[]} texts
 * @param {Message | undefined} next the message that follows it
 */
function spoken(texts, next) {
  const resumed = textOf(next?.content) === RESUMED.answer;
  return texts
    .map((block) => (block.text ?? '').replace(REMINDER, '').trim())
    .filter(
      (text) =>
        text !== '' &&
        !INTERRUPTED.test(text) &&
        !CONTINUATION.test(text) &&
        !(resumed && text === RESUMED.prompt),
    )
    .join('\n');
}

/** @param {string | undefined} userId the CLI packs JSON into `metadata.user_id`; older ones a string with `_session_<uuid>` */
function sessionIn(userId) {
  if (userId === undefined) return undefined;
  try {
    return JSON.parse(userId).session_id;
  } catch {
    return /_session_([0-9a-f-]{36})/.exec(userId)?.[1];
  }
}

/**
 * @param {any} body
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {ParsedRequest}
 */
export function parse(body, headers) {
  const messages = /** @type {Message[]} */ (body.messages ?? []);
  const prompts = [];
  const rawPrompts = [];
  const toolResults = [];
  let followUp = false;
  // Claude Code also sends messages of role "system" among the others, often as the last one.
  const dialogue = messages.filter((each) => each.role !== 'system');
  for (const [index, message] of dialogue.entries()) {
    if (message.role !== 'user') continue;
    const blocks = blocksOf(message.content);
    const results = blocks.filter((block) => block.type === 'tool_result');
    const texts = blocks.filter((block) => block.type === 'text');
    const prompt = spoken(texts, dialogue[index + 1]);
    toolResults.push(...results.map((block) => textOf(block.content)));
    const goesOn = results.length > 0 || texts.some((block) => CONTINUATION.test(block.text ?? ''));
    // A message of nothing but reminders changes nothing: it neither begins a turn nor goes on with one.
    if (prompt === '' && !goesOn) continue;
    followUp = prompt === '';
    if (followUp) continue;
    prompts.push(prompt);
    rawPrompts.push(texts.map((block) => block.text).join('\n'));
  }
  const tools = (body.tools ?? []).map((/** @type {{name: string}} */ tool) => tool.name);
  return {
    model: body.model,
    stream: body.stream === true,
    // `--tools ""` leaves a turn without tools too, but a turn always manages its context.
    side: tools.length === 0 && body.context_management === undefined,
    system: textOf(body.system),
    systemSize: textOf(body.system).length,
    effort: body.output_config?.effort,
    tools,
    messages,
    prompts,
    rawPrompts,
    lastPrompt: prompts.at(-1) ?? '',
    toolResults,
    followUp,
    sessionId: sessionIn(body.metadata?.user_id) ?? headers['x-claude-code-session-id']?.toString(),
  };
}
