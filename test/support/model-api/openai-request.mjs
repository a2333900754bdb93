/**
 * What a request in the OpenAI chat completions dialect says, seen through what the Copilot CLI adds to it.
 *
 * @typedef {import('./anthropic-request.mjs').ParsedRequest} ParsedRequest
 * @typedef {{type: string, text?: string}} Part
 * @typedef {{role: string, content?: string | Part[] | null}} Message
 */

/** The CLI puts the time before each prompt and keeps it in the history. */
const PROMPT_TIME = /^<current_datetime>([^<]*)<\/current_datetime>\s*/;
const REMINDER = /<(system_reminder|system-reminder|system_notification)>[\s\S]*?<\/\1>\s*/g;

/** @param {Message['content']} content */
const textOf = (content) =>
  typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join('\n');

/**
 * GitHub is told the session; a provider of one's own is not. There the time of the first prompt, which a
 * resume repeats, tells sessions apart.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string | undefined} firstPrompt
 */
const sessionIn = (headers, firstPrompt = '') =>
  headers['x-client-session-id']?.toString() ?? PROMPT_TIME.exec(firstPrompt)?.[1];

/**
 * @param {any} body
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {ParsedRequest}
 */
export function parse(body, headers) {
  const messages = /** @type {Message[]} */ (body.messages ?? []);
  const isSystem = (/** @type {Message} */ each) => each.role === 'system' || each.role === 'developer';
  const prompts = [];
  const rawPrompts = [];
  const toolResults = [];
  let followUp = false;
  for (const message of messages) {
    const text = textOf(message.content);
    if (message.role === 'tool') {
      toolResults.push(text);
      followUp = true;
    } else if (message.role === 'user') {
      const prompt = text.replace(PROMPT_TIME, '').replace(REMINDER, '').trim();
      if (prompt === '') continue;
      followUp = false;
      prompts.push(prompt);
      rawPrompts.push(text);
    }
  }
  // Freeform tools are of type "custom".
  const tools = (body.tools ?? []).map((/** @type {any} */ tool) => (tool.function ?? tool.custom)?.name);
  const system = messages
    .filter(isSystem)
    .map(({ content }) => textOf(content))
    .join('\n');
  return {
    model: body.model,
    stream: body.stream === true,
    side: tools.length === 0 || headers['x-interaction-type'] === 'conversation-compaction',
    system,
    systemSize: system.length,
    effort: body.reasoning_effort,
    tools,
    messages: /** @type {ParsedRequest['messages']} */ (messages),
    prompts,
    rawPrompts,
    lastPrompt: prompts.at(-1) ?? '',
    toolResults,
    followUp,
    sessionId: sessionIn(headers, rawPrompts[0]),
  };
}
