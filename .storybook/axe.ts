import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary: string }[];
}
interface Axe {
  run(context: unknown, options: unknown): Promise<{ violations: Violation[] }>;
}

/** What axe finds wrong with the page as it stands, one text for each broken rule. */
export async function axeProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'], preload: false };
    return (await axe.run({ exclude: ['.sb-wrapper'] }, options)).violations;
  }, standards);
  return violations.map(
    ({ id, help, nodes }) =>
      `axe ${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `    ${target.join(' ')}: ${failureSummary.replaceAll('\n', ' ')}`).join('\n')}`,
  );
}
