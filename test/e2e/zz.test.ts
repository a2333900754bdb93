import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@jest/globals';
import { bash, fresh, RealClaude } from '../agents/claude/real-claude.js';

test.each(['2.1.330'])(
  'try %s',
  async (version) => {
    const lab = await RealClaude.open(version);
    execFileSync('git', ['init', '-q', lab.cwd]);
    const put = (name: string, text = 'old\n') => {
      mkdirSync(join(lab.cwd, name, '..'), { recursive: true });
      writeFileSync(join(lab.cwd, name), text);
    };
    const odd = 'wf (a) [b]{c}!#,*x';
    for (const n of ['wf/A.md', `${odd}/A.md`, 'cfg/config.yaml', 'other.md', 'wf/nb.ipynb']) put(n);
    mkdirSync(join(lab.folder, 'st', 'state'), { recursive: true });
    writeFileSync(join(lab.folder, 'st', 'state', 'r.json'), 'old\n');
    symlinkSync(join(lab.cwd, 'wf'), join(lab.cwd, 'link'));
    symlinkSync(join(lab.cwd, 'wf', 'A.md'), join(lab.cwd, 'filelink.md'));
    symlinkSync(join(lab.folder, 'st'), join(lab.cwd, 'stlink'));
    const esc = (p: string) => p.replace(/[\\*?[\]{}()!# ,]/g, '\\$&');
    const rules = [
      `Edit(/${lab.cwd}/wf/**)`,
      `Edit(/${lab.cwd}/cfg/config.yaml)`,
      `Edit(/${lab.cwd}/cfg)`,
      `Edit(/${lab.folder}/st/**)`,
      `Edit(/${esc(join(lab.cwd, odd))}/**)`,
    ];
    const out: string[] = [];
    const go = async (label: string, tool: object, file: string, changes = {}) => {
      const prompt = `call ${randomUUID()}`;
      const full = file.startsWith('/') ? file : join(lab.cwd, file);
      const before = existsSync(full) ? readFileSync(full, 'utf8') : null;
      lab.api.reply(prompt, [
        { tool: { name: 'Read', input: { file_path: full } } },
        { tool: tool as never },
        'done',
      ]);
      await lab.turn(lab.agent(null), prompt, fresh(), {
        permissionMode: 'acceptEdits',
        deny: rules,
        ...changes,
      });
      const after = existsSync(full) ? readFileSync(full, 'utf8') : null;
      const res = (lab.api.turns().at(-1)?.toolResults ?? []).at(-1) ?? '';
      out.push(
        `${before === after ? 'HELD   ' : 'CHANGED'} ${label}: ${String(res).slice(0, 160).replace(/\n/g, ' ')}`,
      );
      if (before !== null && before !== after) {
        rmSync(join(lab.cwd, 'wf2'), { recursive: true, force: true });
        rmSync(join(lab.cwd, 'cfg2'), { recursive: true, force: true });
        mkdirSync(join(full, '..'), { recursive: true });
        writeFileSync(full, before);
      }
    };
    writeFileSync('/tmp/zz-' + version, '');
    const W = (p: string) => ({
      name: 'Write',
      input: { file_path: p.startsWith('/') ? p : join(lab.cwd, p), content: 'new\n' },
    });
    const E = (p: string) => ({
      name: 'Edit',
      input: { file_path: p.startsWith('/') ? p : join(lab.cwd, p), old_string: 'old', new_string: 'new' },
    });
    await go('write', W('wf/A.md'), 'wf/A.md');
    await go('write new', W('wf/NEW.sh'), 'wf/NEW.sh');
    await go('edit', E('wf/A.md'), 'wf/A.md');
    await go('edit other', E('other.md'), 'other.md');
    await go('edit w/ allow', E('wf/A.md'), 'wf/A.md', {
      allow: ['Edit', 'Write', `Edit(/${lab.cwd}/wf/A.md)`],
    });
    await go('write cfg bypass', W('cfg/config.yaml'), 'cfg/config.yaml', {
      permissionMode: 'bypassPermissions',
    });
    await go(
      'write link',
      { name: 'Write', input: { file_path: join(lab.cwd, 'link/A.md'), content: 'new' } },
      'wf/A.md',
    );
    await go(
      'write filelink',
      { name: 'Write', input: { file_path: join(lab.cwd, 'filelink.md'), content: 'new' } },
      'wf/A.md',
    );
    await go(
      'write relative',
      { name: 'Write', input: { file_path: 'wf/../wf/A.md', content: 'new' } },
      'wf/A.md',
    );
    await go('write state', W(join(lab.folder, 'st/state/r.json')), join(lab.folder, 'st/state/r.json'));
    await go(
      'write state link',
      { name: 'Write', input: { file_path: join(lab.cwd, 'stlink/state/r.json'), content: 'new' } },
      join(lab.folder, 'st/state/r.json'),
    );
    await go(
      'write state bypass',
      W(join(lab.folder, 'st/state/r.json')),
      join(lab.folder, 'st/state/r.json'),
      { permissionMode: 'bypassPermissions' },
    );
    await go('write odd', W(`${odd}/A.md`), `${odd}/A.md`);
    await go(
      'notebook',
      {
        name: 'NotebookEdit',
        input: { notebook_path: join(lab.cwd, 'wf/nb.ipynb'), new_source: 'x', cell_id: 'a' },
      },
      'wf/nb.ipynb',
    );
    for (const cmd of [
      'rm wf/A.md',
      'mv other.md wf/A.md',
      'cp other.md wf/A.md',
      'sed -i s/old/new/ wf/A.md',
      'echo x > wf/A.md',
      'cd wf && rm A.md',
      'cd wf; echo x > A.md',
      'rm -r wf',
      'mv wf wf2',
      'touch wf/NEW.sh',
      'rm link/A.md',
      'cp other.md link/A.md',
      'cp other.md filelink.md',
      'cd .. && rm work/wf/A.md',
      'tee wf/A.md < other.md',
      'rmdir wf; rm wf/*',
      'mv cfg cfg2',
      'ln -sf other.md wf/A.md',
      'mv cfg cfg2',
      'cp -r st wf',
      'mv .git wf/x',
      'rm -rf .',
    ])
      await go(
        `bash ${cmd}`,
        bash(cmd),
        cmd.includes('NEW') ? 'wf/NEW.sh' : cmd.includes('cfg') ? 'cfg/config.yaml' : 'wf/A.md',
      );
    writeFileSync('/tmp/zz-' + version, out.join('\n'));
    await lab.close();
  },
  600000,
);
