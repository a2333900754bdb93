import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const PAGES = [
  ...['README.md', 'CONTRIBUTING.md', join('workflows', 'README.md')],
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** What people read of a page: no code block, in which a `#` is a comment. */
const prose = (page: string): string => readFileSync(page, 'utf8').replace(/^(```+)[\s\S]*?^\1$/gm, '');

/** As GitHub makes them of headings. */
function anchorsOf(page: string): Set<string> {
  const seen = new Map<string, number>();
  const anchors = [...prose(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
  return new Set(anchors);
}

test.each(PAGES)('the links of %s lead somewhere', (page) => {
  const links = [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links
    .filter((link) => !/^(https?|mailto):/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).has(anchor));
    });
  expect(broken).toEqual([]);
});

test('every page of docs/ can be reached from the README', () => {
  const reached = new Set(['README.md']);
  for (const page of reached) {
    for (const [, link = ''] of prose(page).matchAll(/\]\(([^)\s#]+\.md)/g)) {
      const file = join(dirname(page), link);
      if (PAGES.includes(file)) reached.add(file);
    }
  }
  expect(PAGES.filter((page) => !reached.has(page))).toEqual([]);
});
