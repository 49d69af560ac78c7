/** The style of the page: for light and dark screens, and for paper. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #57606a; --paper: #ffffff; --card: #f6f8fa; --rule: #d0d7de;
  --before: #0b62c4; --after: #a34700; --track: #e3e8ee; --warn: #9a3412;
  --right: #1a7f37; --form: #7cc08d; --mended: #a34700; --emptied: #8b949e; --wrong: #cf222e; --unchecked: #d0d7de; --blank: #e3e8ee; --mark: #ffe9c7; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #a3adb8; --paper: #0d1117; --card: #161b22;
  --rule: #3a424c; --before: #58a6ff; --after: #ffa657; --track: #2a313a; --warn: #ffb38a;
  --right: #3fb950; --form: #1f6f35; --mended: #ffa657; --emptied: #6e7681; --wrong: #f85149; --unchecked: #3a424c; --blank: #2a313a; --mark: #5a3600; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem; max-width: 72rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1.05rem; margin: 0 0 .5rem; overflow-wrap: anywhere; } h4 { font-size: .9rem; margin: 0 0 .25rem; color: var(--soft); }
p { margin: .25rem 0; } .soft { color: var(--soft); } .warn { color: var(--warn); }
a { color: var(--before); } a:focus-visible { outline: 3px solid var(--after); outline-offset: 2px; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; } caption { text-align: left; color: var(--soft); padding: .25rem 0; }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid var(--rule); vertical-align: middle; }
thead th, thead td { border-bottom: 2px solid var(--rule); } tbody th { font-weight: 500; overflow-wrap: anywhere; min-width: 7rem; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
code { font: .85rem/1.4 ui-monospace, Consolas, Menlo, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.figures { display: flex; flex-wrap: wrap; gap: .75rem; padding: 0; margin: 1rem 0; list-style: none; }
.figures li { background: var(--card); border: 1px solid var(--rule); border-radius: .5rem; padding: .5rem 1rem; }
.figures strong { display: block; font-size: 1.4rem; font-variant-numeric: tabular-nums; }
.column { border: 1px solid var(--rule); border-radius: .5rem; padding: 1rem; margin: 1rem 0; background: var(--card); }
.parts { display: flex; flex-wrap: wrap; gap: 1.5rem; } .parts > div { min-width: 0; }
svg { display: block; max-width: 100%; } .bar { min-width: 120px; } td:has(> .share) { min-width: 90px; } .track { fill: var(--track); } .before { fill: var(--before); } .after { fill: var(--after); }
.axis { stroke: var(--rule); } svg text { fill: var(--soft); font-size: 12px; }
.plot { height: auto; } .plot text { fill: var(--soft); font-size: 12px; white-space: pre; } .plot path, .plot line { stroke: var(--rule); }
.on-narrow { display: none; } @media (max-width: 640px) { .on-wide { display: none; } .on-narrow { display: block; } body { padding: 1rem; } }
.score { font-size: 1.5rem; margin: .5rem 0; font-variant-numeric: tabular-nums; } .score strong { font-size: 3rem; line-height: 1; color: var(--right); } .score .was { font-size: 2rem; } .score .soft { font-size: .9rem; }
.right { --key: var(--right); } .form { --key: var(--form); } .mended { --key: var(--mended); } .emptied { --key: var(--emptied); } .wrong { --key: var(--wrong); } .unchecked { --key: var(--unchecked); } .blank { --key: var(--blank); }
fieldset { border: 0; padding: 0; margin: .5rem 0; display: flex; flex-wrap: wrap; gap: .25rem .5rem; align-items: center; } legend { float: left; margin-right: .5rem; color: var(--soft); font-size: .9rem; }
label { display: inline-block; padding: .2rem .6rem; border: 1px solid var(--rule); border-radius: 1rem; font-size: .9rem; cursor: pointer; overflow-wrap: anywhere; }
label:has(:checked) { background: var(--card); border-color: var(--before); color: var(--before); } label:has(:focus-visible) { outline: 3px solid var(--after); }
input[type=radio] { accent-color: var(--before); margin: 0 .25rem 0 0; }
mark { background: var(--mark); color: inherit; border-radius: 2px; } summary { cursor: pointer; color: var(--before); } details { margin: .5rem 0; }
@media (max-width: 640px) { .cards thead { display: none; } .cards, .cards tbody, .cards tr, .cards th, .cards td { display: block; }
  .cards tr { border-bottom: 1px solid var(--rule); padding: .5rem 0; } .cards th, .cards td { border: 0; min-width: 0; padding: .1rem 0; text-align: left; white-space: normal; }
  .cards td[data-name]::before { content: attr(data-name) ": "; color: var(--soft); } }
.named { white-space: nowrap; margin-right: .5rem; }
.key { display: inline-block; width: .8em; height: .8em; border-radius: 2px; background: var(--key); } .key.before { background: var(--before); } .key.after { background: var(--after); }
@media print { :root { --ink: #000; --soft: #333; --paper: #fff; --card: #fff; --rule: #999; --before: #0b62c4; --after: #a34700; --track: #ddd; --warn: #000; --mark: #eee; --right: #1a7f37; --form: #7cc08d; --mended: #a34700; --emptied: #8b949e; --wrong: #cf222e; }
  body { max-width: none; padding: 0; font-size: 11pt; } .column, tr, .figures li { break-inside: avoid; } h2, h3 { break-after: avoid; }
  svg * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } form { display: none; } .wide { overflow: visible; } }
`;
