/** The style of the page: for light and dark screens, and for paper. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #57606a; --paper: #ffffff; --card: #f6f8fa; --rule: #d0d7de;
  --before: #0b62c4; --after: #a34700; --track: #e3e8ee; --warn: #9a3412; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #a3adb8; --paper: #0d1117; --card: #161b22;
  --rule: #3a424c; --before: #58a6ff; --after: #ffa657; --track: #2a313a; --warn: #ffb38a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem; max-width: 72rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1.05rem; margin: 0 0 .5rem; overflow-wrap: anywhere; } h4 { font-size: .9rem; margin: 0 0 .25rem; color: var(--soft); }
p { margin: .25rem 0; } .soft { color: var(--soft); } .warn { color: var(--warn); }
a { color: var(--before); } a:focus-visible { outline: 3px solid var(--after); outline-offset: 2px; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; } caption { text-align: left; color: var(--soft); padding: .25rem 0; }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid var(--rule); vertical-align: middle; }
thead th, thead td { border-bottom: 2px solid var(--rule); } tbody th { font-weight: 500; overflow-wrap: anywhere; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
code { font: .85rem/1.4 ui-monospace, Consolas, Menlo, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.figures { display: flex; flex-wrap: wrap; gap: .75rem; padding: 0; margin: 1rem 0; list-style: none; }
.figures li { background: var(--card); border: 1px solid var(--rule); border-radius: .5rem; padding: .5rem 1rem; }
.figures strong { display: block; font-size: 1.4rem; font-variant-numeric: tabular-nums; }
.column { border: 1px solid var(--rule); border-radius: .5rem; padding: 1rem; margin: 1rem 0; background: var(--card); }
.parts { display: flex; flex-wrap: wrap; gap: 1.5rem; } .parts > div { min-width: 0; }
svg { display: block; max-width: 100%; } .bar { min-width: 120px; } .track { fill: var(--track); } .before { fill: var(--before); } .after { fill: var(--after); }
.axis { stroke: var(--rule); } svg text { fill: var(--soft); font-size: 12px; }
.key { display: inline-block; width: .8em; height: .8em; border-radius: 2px; } .key.before { background: var(--before); } .key.after { background: var(--after); }
@media print { :root { --ink: #000; --soft: #333; --paper: #fff; --card: #fff; --rule: #999; --before: #0b62c4; --after: #a34700; --track: #ddd; --warn: #000; }
  body { max-width: none; padding: 0; font-size: 11pt; } .column, tr, .figures li { break-inside: avoid; } h2, h3 { break-after: avoid; }
  svg * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } nav { display: none; } .wide { overflow: visible; } }
`;
