/**
 * Emulates forced colours on a same-origin page, which no page can request: rules for that mode apply, everything else
 * gets system colours. Also handles sheets that load later.
 */
export function forceColours(page: Document): void {
  const view = page.defaultView;
  if (!view) return;
  const done = new Set<CSSStyleSheet>();
  const left = new Set<string>();
  // A document accepts only sheets created by its own window.
  const forced = new (view as unknown as typeof globalThis).CSSStyleSheet();
  const apply = () => {
    for (const sheet of page.styleSheets) {
      if (done.has(sheet)) continue;
      done.add(sheet);
      applyForcedRules(sheet.cssRules, false, left);
    }
    forced.replaceSync(systemColours([...left]));
  };
  apply();
  page.adoptedStyleSheets.push(forced);
  page.addEventListener('load', apply, true);
}

/** Applies rules for forced colours with priority and collects selectors that keep their own colours in `left`. */
function applyForcedRules(rules: CSSRuleList, isForced: boolean, left: Set<string>): void {
  for (const rule of rules) {
    const isMedia = isMediaRule(rule);
    const isMeant = isMedia && rule.media.mediaText === '(forced-colors: active)';
    if (isMeant) rule.media.mediaText = 'all';
    if (isStyleRule(rule)) {
      if (rule.style.getPropertyValue('forced-color-adjust') === 'none') left.add(rule.selectorText);
      if (isForced) for (const name of [...rule.style]) raise(rule.style, name);
    }
    if ('cssRules' in rule) applyForcedRules(rule.cssRules as CSSRuleList, isForced || isMeant, left);
  }
}

// Rules belong to the page's window, so `instanceof` does not work.
const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule && 'conditionText' in rule;
const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule && 'style' in rule;

/** A shorthand set by a variable cannot be read by its parts and stays as is. */
function raise(style: CSSStyleDeclaration, name: string): void {
  const value = style.getPropertyValue(name);
  if (value) style.setProperty(name, value, 'important');
}

const coloured = ['outline-color', 'text-decoration-color', 'column-rule-color', 'caret-color', 'scrollbar-color'];

function systemColours(left: readonly string[]): string {
  const own = `:not(:is(${left.join(', ')}), :is(${left.join(', ')}) *)`;
  const all = [own, `${own}::before`, `${own}::after`].join(', ');
  const give = (selector: string, ink: string, ground: string) =>
    `${selector} { color: ${ink} !important; background-color: ${ground} !important; }\n`;
  return (
    `${all} { ${coloured.map((name) => `${name}: revert !important;`).join(' ')} border-color: currentcolor !important;` +
    ' background-image: none !important; box-shadow: none !important; text-shadow: none !important; }\n' +
    give(all, 'CanvasText', 'Canvas') +
    give(`a[href]${own}, a[href] *${own}`, 'LinkText', 'Canvas') +
    give(`button${own}, button *${own}`, 'ButtonText', 'ButtonFace') +
    give(`input${own}, select${own}, textarea${own}`, 'FieldText', 'Field') +
    give(`:disabled${own}, :disabled *${own}`, 'GrayText', 'Canvas')
  );
}
