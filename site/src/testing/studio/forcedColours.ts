/**
 * Shows a page of the same origin as a browser in forced colours does, which no page can ask for itself: the rules that the page has
 * for that mode hold, and everything else gets the system's colours. Sheets that come later are seen to as they load.
 */
export function forceColours(page: Document): void {
  const view = page.defaultView;
  if (!view) return;
  const done = new Set<CSSStyleSheet>();
  const left = new Set<string>();
  // A document takes only sheets that its own window made.
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

/** Rules for forced colours hold, above all others; what keeps its own colours goes into `left`. */
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

// Rules belong to the window of their page, where `instanceof` does not reach.
const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule && 'conditionText' in rule;
const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule && 'style' in rule;

/** A value that a variable gives to a shorthand can not be read by its parts, and stays as it is. */
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
