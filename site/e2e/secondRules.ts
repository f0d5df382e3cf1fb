import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const { resolve } = createRequire(import.meta.url);
const engine = readFileSync(resolve('accessibility-checker-engine/ace.js'), 'utf8');
const page = readFileSync(fileURLToPath(new URL('../../docs/accessibility.md', import.meta.url)), 'utf8');

interface Finding {
  rule: string;
  message: string;
  snippet: string;
}

interface Result {
  ruleId: string;
  message: string;
  snippet: string;
  value: [policy: string, outcome: string];
}

/** Rules with a written answer, and the addresses that it holds for. */
const answers = [...page.matchAll(/^\| `(\w+)` +\| (.*?) +\|/gm)].map(([, rule = '', where = '']) => ({
  rule,
  places: [...where.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
}));

const holdsAt = (places: readonly string[], address: string) =>
  places.length === 0 || places.some((place) => address.includes(place));

/** Judges a page by the rules of WCAG 2.2 that are no mere advice. Returns a line for each finding without an answer. */
export async function secondOpinion(tab: Page, address: string): Promise<string[]> {
  await tab.evaluate(`globalThis.ace ?? (() => { ${engine}; globalThis.ace = ace; })()`);
  const found = await tab.evaluate(judge);
  const isAnswered = ({ rule }: Finding) => answers.some((one) => one.rule === rule && holdsAt(one.places, address));
  const lines = found
    .filter((finding) => !isAnswered(finding))
    .map(({ rule, message, snippet }) => `${address}: ${rule}: ${message} ${snippet}`);
  return [...new Set(lines)];
}

/** Runs in the page. */
async function judge(): Promise<Finding[]> {
  const { ace } = globalThis as unknown as {
    ace: { Checker: new () => { check(place: Document, rules: string[]): Promise<{ results: Result[] }> } };
  };
  const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
  return results
    .filter(({ value: [policy, outcome] }) => policy === 'VIOLATION' && outcome !== 'PASS')
    .map(({ ruleId, message, snippet }) => ({
      rule: ruleId,
      message,
      snippet: snippet.slice(0, 200),
    }));
}
