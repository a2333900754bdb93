/** The page's style: two columns, one below the other on narrow screens; light and dark by the reader's choice. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --back: #ffffff; --soft: #f6f8fa; --line: #d0d7de; --text: #1f2328; --dim: #59636e;
  --accent: #0969da; --prompt: #8250df; --script: #0969da; --ask: #9a6700; --bad: #cf222e; --good: #1a7f37;
}
@media (prefers-color-scheme: dark) {
  :root {
    --back: #0d1117; --soft: #161b22; --line: #30363d; --text: #e6edf3; --dim: #9198a1;
    --accent: #58a6ff; --prompt: #a371f7; --script: #58a6ff; --ask: #d29922; --bad: #f85149; --good: #3fb950;
  }
}
* { box-sizing: border-box; }
html, body { height: 100%; }
body {
  margin: 0; display: flex; flex-direction: column; background: var(--back); color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
h1, h2, h3, p { margin: 0; }
h1 { font-size: 1.25rem; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; overflow-wrap: anywhere; }
h3 { font-size: 0.8rem; margin-top: 1.1rem; color: var(--dim); text-transform: uppercase; letter-spacing: 0.05em; }
button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; text-align: left; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
header { display: flex; flex-wrap: wrap; gap: 0.4rem 1.5rem; align-items: center; padding: 0.7rem 1.1rem; border-bottom: 1px solid var(--line); }
header p { color: var(--dim); overflow-wrap: anywhere; }
header p b { color: var(--text); font-weight: 600; }
.tools { margin-left: auto; display: flex; gap: 0.3rem; }
.tools button { border: 1px solid var(--line); border-radius: 6px; background: var(--soft); padding: 0.15rem 0.65rem; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 0.5rem; background: var(--back); padding: 0.3rem 0.6rem; z-index: 2; }
main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(0, 1fr) minmax(20rem, 30rem); }
#graph { overflow: auto; padding: 1.1rem; display: flex; flex-direction: column; }
#drawing { flex: 1; }
#drawing svg { display: block; margin: 0 auto; max-width: none !important; }
#drawing pre { white-space: pre-wrap; color: var(--dim); font-size: 0.8rem; }
#legend { display: flex; flex-wrap: wrap; gap: 0.2rem 1.1rem; list-style: none; margin: 1rem 0 0; padding: 0; color: var(--dim); font-size: 0.85rem; }
#legend i { display: inline-block; width: 1.1em; height: 0.8em; border: 2px solid; border-radius: 2px; margin-right: 0.4em; vertical-align: -0.05em; }
#legend .script i { border-color: var(--script); border-radius: 6px; } #legend .prompt i { border-color: var(--prompt); }
#legend .ask i { border-color: var(--ask); border-radius: 1em; } #legend .missing i { border: 2px dashed var(--bad); }
#legend .bar i { border: 0; background: var(--text); width: 0.35em; height: 1em; vertical-align: -0.15em; }
#legend .thick i { border: 0; border-top: 4px solid var(--text); height: 0; vertical-align: 0.25em; }
#panel { border-left: 1px solid var(--line); background: var(--soft); overflow: auto; padding: 1.1rem; }
#panel table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
#panel th { font-weight: 500; font-size: 0.8rem; color: var(--dim); text-align: left; padding: 0 0.4rem 0.3rem 0; }
#panel td { padding: 0.22rem 0.4rem 0.22rem 0; border-top: 1px solid var(--line); vertical-align: top; }
#panel th.number, #panel td.number { text-align: right; white-space: nowrap; padding-right: 0; padding-left: 0.8rem; }
#panel td:first-child { overflow-wrap: anywhere; }
#panel td button, #panel li button { color: var(--accent); overflow-wrap: anywhere; }
#panel td button:hover, #panel li button:hover { text-decoration: underline; }
#panel tr.left td { color: var(--dim); }
#panel ul { list-style: none; margin: 0.2rem 0 0; padding: 0; }
#panel li { padding: 0.1rem 0; overflow-wrap: anywhere; }
#panel li span, .kind { color: var(--dim); }
#panel .back { color: var(--accent); margin-bottom: 0.7rem; }
#panel pre {
  margin: 0.4rem 0 0; padding: 0.8rem; background: var(--back); border: 1px solid var(--line); border-radius: 6px;
  font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2;
}
#panel dl { display: grid; grid-template-columns: auto 1fr; gap: 0.1rem 1rem; margin: 0.3rem 0 0; }
#panel dt { color: var(--dim); } #panel dd { margin: 0; overflow-wrap: anywhere; }
.stats { display: flex; flex-wrap: wrap; gap: 0.3rem 1.6rem; margin-top: 0.6rem; }
.stats b { display: block; font-size: 1.1rem; font-variant-numeric: tabular-nums; }
.stats span { color: var(--dim); font-size: 0.8rem; }
.failed { color: var(--bad); } .completed { color: var(--good); }
#drawing .edgeLabel { font-size: 13px; color: var(--dim) !important; }
g.node.choice { cursor: pointer; }
g.node.choice:hover { filter: brightness(1.08); }
/* Mermaid's own borders cannot be overruled. */
g.node.chosen { outline: 2px solid var(--accent); outline-offset: 4px; border-radius: 4px; }
g.node.choice:focus-visible { outline: 4px solid var(--accent); outline-offset: 4px; border-radius: 4px; }
@media (max-width: 760px) {
  html, body { height: auto; }
  main { display: block; }
  #graph { max-height: 72vh; padding: 0.7rem; }
  #panel { border-left: 0; border-top: 1px solid var(--line); padding: 0.9rem; min-height: 40vh; }
  header { padding: 0.6rem 0.9rem; }
}
@media print { .tools, .skip { display: none; } main { display: block; } #graph, #panel { overflow: visible; } }
`;
