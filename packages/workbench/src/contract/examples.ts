import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractDocument, calls, type Example, type Examples } from '@baize/contract';
import { judgeBy } from '@baize/contract/conform';
import { executeTool } from '@baize/tooling/execute';
import { Refusal } from '@baize/tooling/refusal';

interface Recorded extends Example {
  name: string;
  /** Test file that made it. */
  test: string;
}

const recording = 'test-results/examples.jsonl';

/** Reads the recorded example of every call that has one. */
export function readExamples(folder: string): Examples {
  const found = [...calls.keys()].filter((name) => existsSync(join(folder, `${name}.json`)));
  return Object.fromEntries(
    found.map((name) => [name, JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Example]),
  );
}

/** Records an example of each call by the sandbox's own tests, and returns the paths. */
export async function recordExamples(folder: string, document: ContractDocument): Promise<string[]> {
  mkdirSync('test-results', { recursive: true });
  rmSync(recording, { force: true });
  const env = { BAIZE_EXAMPLES: recording };
  const { code } = await executeTool('vitest', ['run', 'packages/sandbox'], { env, quiet: true });
  if (code !== 0 && !existsSync(recording))
    throw new Refusal('The tests of the sandbox failed: npm test -- unit sandbox');
  return pickExamples(readFileSync(recording, 'utf8'), folder, document);
}

/** Picks the fullest example without a deviation for each call, from the first test file that has one. */
export function pickExamples(text: string, folder: string, document: ContractDocument): string[] {
  const judge = judgeBy(document);
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Recorded);
  mkdirSync(folder, { recursive: true });
  return [...calls.keys()].flatMap((name) => {
    const own = lines.filter((line) => line.name === name).map(tidied);
    const [best] = own
      .map((one) => ({ one, faults: judge.read(name, valueIn(one)).length, rows: fullness(one.answer) }))
      .sort((a, b) => a.faults - b.faults || b.rows - a.rows || (a.one.test < b.one.test ? -1 : 1));
    if (!best) return [];
    const path = join(folder, `${name}.json`);
    const { input, answer } = best.one;
    writeFileSync(path, `${JSON.stringify({ input, answer }, null, 1)}\n`);
    return [path];
  });
}

const valueIn = ({ answer }: Example): unknown => (answer as { value?: unknown }).value;

/** Counts what stands in an answer, so that an empty list does not win. */
const fullness = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + fullness(one), 0)
    : value === null || value === undefined || value === ''
      ? 0
      : 1;

const rowsKept = 2;
const longestText = 300;

const secrets: Readonly<Record<string, string>> = {
  token: '…',
  idToken: '…',
  ticket: '…',
  answer: '…',
  secret: 'A'.repeat(16),
  address: 'otpauth://totp/…',
  captcha_output: '…',
  pass_token: '…',
};

function tidied({ name, test, input, answer }: Recorded): Recorded {
  return { name, test, input: tidy(input, '', true), answer: tidy(answer, '', false) };
}

function tidy(value: unknown, field: string, isInput: boolean): unknown {
  if (Array.isArray(value)) return value.slice(0, rowsKept).map((one) => tidy(one, field, isInput));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !(isInput && (name === 'iat' || name === 'nonce')))
        .map(([name, one]) => [name, tidy(one, name, isInput)]),
    );
  if (typeof value !== 'string') return value;
  const isAddress = field === 'address' && !value.startsWith('otpauth:');
  if (/password$/i.test(field)) return '…';
  if (field in secrets && !isAddress) return secrets[field];
  return value.length > longestText ? value.slice(0, longestText) : value;
}
