import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Those of its rules that hang on colours, measures, direction and words; the others, on what is there. */
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

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary: string }[];
}
interface Axe {
  run(context: unknown, options: unknown): Promise<{ violations: Violation[] }>;
}

/** Pages that have axe: they stay where they are, whatever story is shown. */
const equipped = new WeakSet<Page>();

/**
 * What axe finds wrong with the page as it stands, one text for each broken rule. Where the same elements only look otherwise
 * than when it was asked last, it looks at looks alone.
 */
export async function axeProblems(page: Page, { restyled }: { restyled: boolean }): Promise<string[]> {
  if (!equipped.has(page)) await page.evaluate(source);
  equipped.add(page);
  const runOnly = restyled ? { type: 'rule', values: ofLooks } : { type: 'tag', values: standards };
  const violations = await page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const options = { runOnly: rules, resultTypes: ['violations'], preload: false };
    const found = (await axe.run({ exclude: ['.sb-wrapper'] }, options)).violations;
    // A target under a bar that stays in sight is scrolled clear of it, and judged there.
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
  }, runOnly);
  return violations.map(
    ({ id, help, nodes }) =>
      `axe ${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `    ${target.join(' ')}: ${failureSummary.replaceAll('\n', ' ')}`).join('\n')}`,
  );
}
