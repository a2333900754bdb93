/**
 * GitHub's side of the Copilot CLI: the chat completions of its model API, which tell what a call has cost,
 * and the few of GitHub's routes without which the CLI does not begin.
 */
import { openai, sender } from './openai.mjs';

/** What a call costs unless its step says otherwise: 0.1 AI credits. 1e9 nano-AIU are one credit. */
export const DEFAULT_NANO_AIU = 100_000_000;

const MODELS = ['gpt-5.4', 'gpt-5.4-mini'];

/** @param {string} id */
const modelEntry = (id) => ({
  id,
  name: id,
  object: 'model',
  vendor: 'OpenAI',
  version: id,
  preview: false,
  model_picker_enabled: true,
  capabilities: {
    family: id,
    type: 'chat',
    object: 'model_capabilities',
    tokenizer: 'o200k_base',
    // Roomy, so that scripted token counts don't make the CLI compact its history.
    limits: {
      max_context_window_tokens: 1_050_000,
      max_prompt_tokens: 922_000,
      max_output_tokens: 128_000,
    },
    supports: {
      streaming: true,
      tool_calls: true,
      parallel_tool_calls: true,
      reasoning_effort: ['low', 'medium', 'high', 'xhigh'],
    },
  },
  policy: { state: 'enabled', terms: '' },
  billing: { is_premium: true, multiplier: 1 },
  supported_endpoints: ['/chat/completions'],
});

/** @type {Readonly<Record<string, object>>} */
const ROUTES = {
  '/copilot_internal/user': {
    login: 'tester',
    access_type_sku: 'plus_monthly_subscriber_quota',
    copilot_plan: 'individual_pro',
    chat_enabled: true,
    organization_list: [],
    organization_login_list: [],
  },
  '/models': { object: 'list', data: MODELS.map(modelEntry) },
};

export const copilot = {
  ...openai,
  /** @param {string | undefined} method @param {string} path */
  accepts: (method, path) => method === 'POST' && path === '/chat/completions',
  /** Without a 404 the CLI tries GitHub's MCP server six times. @param {string} path @returns {object | null | undefined} */
  plainAnswer: (path) => (path.startsWith('/mcp/') ? null : ROUTES[path]),
  /** @type {typeof openai.sendReply} */
  sendReply: (res, step, context) => {
    const total_nano_aiu = step.nanoAiu ?? DEFAULT_NANO_AIU;
    return sender({ copilot_usage: { total_nano_aiu, token_details: [] } })(res, step, context);
  },
};
