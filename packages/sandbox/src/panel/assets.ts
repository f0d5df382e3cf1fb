export const panelCss = `:root { color-scheme: light dark; --line: light-dark(#d9d5cb, #3c433f); --quiet: light-dark(#57605b, #a9b3ad); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: light-dark(#17211c, #eef2ef); background: light-dark(#faf8f3, #141a17); }
header, main, [role="status"], [role="alert"] { max-inline-size: 72rem; margin-inline: auto; padding: 1rem; }
main { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); align-items: start; }
section { border: 1px solid var(--line); border-radius: 0.75rem; padding: 1rem; background: light-dark(#fff, #1c2420); min-inline-size: 0; }
.scroll { overflow-x: auto; }
section:first-child { grid-column: 1 / -1; }
h1, h2, h3 { line-height: 1.2; margin-block: 0 0.5rem; }
h2 { font-size: 1.125rem; }
h3 { font-size: 1rem; margin-block-start: 1rem; }
small { color: var(--quiet); }
ul { margin: 0; padding-inline-start: 1.25rem; }
.columns { columns: 16rem; }
.columns li { margin-block-end: 0.5rem; break-inside: avoid; }
.row { display: flex; flex-wrap: wrap; align-items: start; gap: 0.75rem; margin-block-end: 0.75rem; }
label { display: grid; grid-template-columns: minmax(0, auto); gap: 0.25rem; min-inline-size: 0; max-inline-size: 100%; }
.field { display: grid; gap: 0.25rem; }
.check { display: flex; gap: 0.5rem; align-items: center; min-block-size: 2rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0 0 0.75rem; overflow-wrap: anywhere; }
dd { margin: 0; }
time { white-space: nowrap; }
.wide { grid-column: 1 / -1; }
th.figure, td.figure { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
input, select, button { font: inherit; max-inline-size: 100%; color: inherit; min-block-size: 2.5rem; padding-inline: 0.75rem; border: 1px solid light-dark(#8a918c, #7d8781); border-radius: 0.5rem; background: light-dark(#fff, #232c27); }
input[type="checkbox"] { min-block-size: 1.25rem; inline-size: 1.25rem; }
button { cursor: pointer; font-weight: 600; }
a { color: light-dark(#0b5c40, #7fd6b0); overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid light-dark(#0b5c40, #7fd6b0); outline-offset: 2px; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; padding: 0.375rem 0.5rem; border-block-end: 1px solid var(--line); }
[role="status"], [role="alert"] { border-inline-start: 4px solid light-dark(#0b5c40, #7fd6b0); }
[role="alert"] { border-color: light-dark(#a3261b, #ff9d90); }
`;

/**
 * Script that submits some check boxes on change and keeps the focus. Lists need the button, as the keyboard passes
 * every option.
 */
export const panelJs = `const mark = 'panel-focus';
const last = sessionStorage.getItem(mark);
sessionStorage.removeItem(mark);
if (last) document.getElementsByName(last)[0]?.focus();
for (const form of document.querySelectorAll('form[data-at-once]')) {
  form.addEventListener('change', ({ target }) => {
    if (target.type !== 'checkbox') return;
    sessionStorage.setItem(mark, target.name);
    form.requestSubmit();
  });
}
`;

/** Script that stores a scenario's login in the tab, as a real login would. */
export const enterJs = `const link = document.getElementById('then');
sessionStorage.clear();
for (const [name, value] of Object.entries(link.dataset)) if (value) sessionStorage.setItem(name, value);
location.replace(link.getAttribute('href'));
`;
