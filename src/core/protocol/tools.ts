/**
 * The built-in tools that an agent may use (spec 7.5): these and no others, or the agent CLI's own set. Where nobody
 * has chosen, a turn is lean: an adapter leaves out what makes no sense when nobody is there, and what starts work
 * that outlives the turn.
 */
export type ToolChoice = 'default' | readonly string[];

export const TOOLS_ALLOWED = 'must be default, or a list of the names of tools, such as [Read, Bash]';

/** A name alone: what a tool may do with which arguments is a permission. */
export const TOOL_NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;
