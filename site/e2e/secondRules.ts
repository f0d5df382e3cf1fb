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

/** A row of the table of answers. */
interface Answer {
  rule: string;
  /** Selector of the elements that it holds for. */
  on: string;
  /** Parts of the addresses that it holds at; none means all. */
  at: string[];
}

interface Result {
  ruleId: string;
  message: string;
  snippet: string;
  path: { dom: string };
  value: [policy: string, outcome: string];
}

const answers: Answer[] = [...page.matchAll(/^\| `(\w+)` +\| `(.+?)` +\| (.*?) +\|/gm)].map(
  ([, rule = '', on = '', at = '']) => ({ rule, on, at: [...at.matchAll(/`([^`]+)`/g)].map(([, part = '']) => part) }),
);

const holdsAt = (address: string) => (answer: Answer) =>
  answer.at.length === 0 || answer.at.some((part) => address.includes(part));

/** Judges a page by the rules of WCAG 2.2 that are no mere advice. Returns a line for each finding without an answer. */
export async function secondOpinion(tab: Page, address: string): Promise<string[]> {
  await tab.evaluate(`globalThis.ace ?? (() => { ${engine}; globalThis.ace = ace; })()`);
  const found = await tab.evaluate(judge, answers.filter(holdsAt(address)));
  return [...new Set(found.map(({ rule, message, snippet }) => `${address}: ${rule}: ${message} ${snippet}`))];
}

/** Runs in the page. */
async function judge(written: Answer[]): Promise<Finding[]> {
  const { ace } = globalThis as unknown as {
    ace: { Checker: new () => { check(place: Document, rules: string[]): Promise<{ results: Result[] }> } };
  };
  const elementAt = (path: string) =>
    document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue as Element | null;
  const isAnswered = ({ ruleId, path }: Result) =>
    written.some(({ rule, on }) => rule === ruleId && elementAt(path.dom)?.matches(on));
  const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
  return results
    .filter(({ value: [policy, outcome] }) => policy === 'VIOLATION' && outcome !== 'PASS')
    .filter((result) => !isAnswered(result))
    .map(({ ruleId, message, snippet }) => ({ rule: ruleId, message, snippet: snippet.slice(0, 200) }));
}
