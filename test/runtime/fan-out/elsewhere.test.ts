import { execFileSync } from 'node:child_process';
import { afterEach, expect, test } from '@jest/globals';
import { ScriptedAgent } from '../../support/engine.js';
import { FanLab, type Place } from '../../support/fan-lab.js';

// Spec 4.10: what a leg has come to is entered on a machine that has not seen its work tree.

const labs: FanLab[] = [];
const fan = (files: Record<string, string>): FanLab => {
  const one = new FanLab(files);
  labs.push(one);
  return one;
};
afterEach(() => {
  for (const one of labs.splice(0)) one.remove();
});
const nobody = (): ScriptedAgent => new ScriptedAgent({});

const START = { 'START.sh': `echo "<fork next='JOIN'>WORK</fork>"` };
const JOIN = (how: string) => ({ 'JOIN.sh': `# raymond: ${how}\necho '<result>joined</result>'` });

test.each([
  ['join=all join.failed=accept', 'exit 1', 'completed', 'joined'],
  ['join=all', 'exit 1', 'failed', undefined],
  ['join=all', `echo "<ask next='NEXT'>well?</ask>"`, 'asking', undefined],
])(
  'a worker that stopped in a folder that its leg has made is collected where there is none (%s, %s)',
  async (how, next, status, result) => {
    const one = fan({
      ...START,
      'WORK.sh': `mkdir -p deep && echo "<reset cd='deep'>NEXT</reset>"`,
      'NEXT.sh': next,
      ...JOIN(how),
    });
    const { place } = await one.plan(nobody());
    const leg = await one.work(place, nobody(), '1');
    const { end } = await one.collect(place, nobody(), [leg.outcome]);
    expect([end.run.status, end.run.results.main]).toEqual([status, result]);
  },
);

function repositoryAt({ folder }: Place): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 't');
  git('config', 'user.email', 't@example.com');
  git('commit', '-q', '--allow-empty', '-m', 'first');
}

test('no work tree is made where it is collected for a worker that has failed elsewhere', async () => {
  const one = fan({
    ...START,
    'WORK.sh': '# raymond: worktree=true\nexit 1',
    ...JOIN('join=all join.failed=accept'),
  });
  const there = one.place();
  repositoryAt(there);
  const { place } = await one.plan(nobody(), { place: there });
  const leg = await one.work(place, nobody(), '1');
  // Its branch could not be restored here.
  const { end, place: collecting } = await one.collect(place, nobody(), [leg.outcome]);
  expect([end.run.status, end.run.results.main]).toEqual(['completed', 'joined']);
  expect([end.run.worktrees, collecting.events.filter(({ type }) => type === 'warning')]).toEqual([{}, []]);
});
