import { isAbsolute, join, normalize, relative } from 'node:path';

/**
 * Where in its own work tree a worker stands, relative to its top (spec 7.3): where its parent stands in the parent's,
 * unless its `cd` says another place, relative to the work tree.
 * @param parent `top` of the work tree that it stands in, and its `folder` below that
 * @returns null: `cd` leads out of it
 */
export function folderInWorktree(
  parent: { readonly top: string; readonly folder: string },
  cd: string | undefined,
): string | null {
  const folder = cd === undefined ? parent.folder : isAbsolute(cd) ? relative(parent.top, cd) : cd;
  const inside = normalize(join('.', folder)).replace(/[/\\]$/, '');
  if (isAbsolute(folder) || /^\.\.(?:[/\\]|$)/.test(inside)) return null;
  return inside === '.' ? '' : inside;
}
