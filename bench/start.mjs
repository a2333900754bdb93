// How long until something happens: `--version` and a run of one script, against `node -e 0`: CPU time.
import { CLI, cpuTime, inProject, interleaved, row } from './lib.mjs';

inProject({ 'START.sh': "echo '<result>ok</result>'\n" }, (folder) => {
  const times = interleaved(15, {
    node: () => cpuTime(process.execPath, ['-e', '0'], folder),
    version: () => cpuTime(process.execPath, [CLI, '--version'], folder),
    script: () => cpuTime(process.execPath, [CLI, 'run', 'wf', '--quiet'], folder),
  });
  row('node -e 0', `${times.node.toFixed(0)} ms`);
  row('raymond --version', `${(times.version / times.node).toFixed(2)} x`, 'goal 1.5');
  row('raymond run, one script', `${(times.script / times.node).toFixed(2)} x`, 'goal 2');
});
