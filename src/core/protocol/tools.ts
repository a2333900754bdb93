/**
 * The built-in tools that an agent may use (spec 7.5): these and no others, or the agent CLI's own set. Where nobody
 * has chosen, a turn is lean: the adapter leaves out tools that need a person, and those that start work which outlives
 * the turn.
 */
export type ToolChoice = 'default' | readonly string[];

export const TOOLS_ALLOWED = 'must be default, or a list of the names of tools, such as [Read, Bash]';

/** A tool's name alone. Which arguments a tool may have is a matter of permissions. */
export const TOOL_NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;
