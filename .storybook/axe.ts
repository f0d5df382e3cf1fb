import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules whose result depends on colour, size, direction or language, and so may change with the mode. */
const ofLooks = [
  'color-contrast',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'label-content-name-mismatch',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
  'valid-lang',
];

/** Rules of good practice that only a whole page can keep. */
const ofPages = ['heading-order', 'landmark-one-main', 'landmark-unique', 'region', 'skip-link'];

const rules = {
  all: { type: 'tag', values: standards },
  looks: { type: 'rule', values: ofLooks },
  page: { type: 'rule', values: ofPages },
};

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary: string }[];
}
interface Axe {
  run(context: unknown, options: unknown): Promise<{ violations: Violation[] }>;
}

/**
 * Returns one text per broken rule. With `looks`, runs only the appearance rules, which suffice where the elements have
 * not changed since the last run.
 */
export async function axeProblems(page: Page, which: keyof typeof rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const options = { runOnly, resultTypes: ['violations'], preload: false };
    const found = (await axe.run({ exclude: ['.sb-wrapper'] }, options)).violations;
    // A target under a sticky bar is scrolled clear of it and checked again.
    for (const violation of found.filter(({ id }) => id === 'target-size')) {
      const small: Violation['nodes'] = [];
      for (const node of violation.nodes) {
        const element = document.querySelector(node.target[0] ?? '');
        const scrolled: [Element, number, number][] = [];
        for (let each = element; each; each = each.parentElement)
          scrolled.push([each, each.scrollLeft, each.scrollTop]);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { violations } = await axe.run(element ?? document, {
          ...options,
          runOnly: { type: 'rule', values: ['target-size'] },
        });
        for (const [each, left, top] of scrolled) each.scrollTo({ left, top, behavior: 'instant' });
        if (violations.length > 0) small.push(node);
      }
      violation.nodes = small;
    }
    return found.filter(({ nodes }) => nodes.length > 0);
  }, rules[which]);
  return violations.map(
    ({ id, help, nodes }) =>
      `axe ${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `    ${target.join(' ')}: ${failureSummary.replaceAll('\n', ' ')}`).join('\n')}`,
  );
}
