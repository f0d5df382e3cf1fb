import { parseArgs } from 'node:util';
import { Refusal } from '@baize/tooling/refusal';
import { buildAdapter } from './adapter/build.ts';
import { checkAdapter } from './adapter/check.ts';
import { newAdapter } from './adapter/new.ts';
import { recordAnswer } from './adapter/record.ts';
import { serveByCommand } from './adapter/serve.ts';

const usage =
  'npm run adapter -- new <id> | check <id> [--brand <file>] | record <id> <address> [--keep <fields>] | serve <id> | build <id>';

interface Given {
  /** Words after the id. */
  more: readonly string[];
  brand: string | undefined;
  keep: readonly string[];
}

interface Command {
  run: (id: string, given: Given) => Promise<number>;
  /** Number of words after the id. */
  takes?: number;
  option?: 'brand' | 'keep';
}

const commands: Readonly<Record<string, Command>> = {
  new: { run: newAdapter },
  check: { run: (id, { brand }) => checkAdapter(id, brand), option: 'brand' },
  record: { run: (id, { more: [address = ''], keep }) => recordAnswer(id, address, keep), takes: 1, option: 'keep' },
  serve: { run: serveByCommand },
  build: { run: (id) => buildAdapter(id) },
};

/** npm run adapter makes, checks, serves and builds the module by which a platform answers the contract (docs/adapters.md). */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args);
  const [name = '', id = '', ...more] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const stray = Object.keys(values).some((option) => option !== command?.option);
  if (!command || id === '' || more.length !== (command.takes ?? 0) || stray)
    throw new Refusal(`Say what to do and with which adapter: ${usage}`);
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(id))
    throw new Refusal(`"${id}" is no name of an adapter: use small letters and digits, such as acme.`);
  const keep = values.keep?.split(',').map((field) => field.trim()) ?? [];
  return command.run(id, { more, brand: values.brand, keep });
}

function parse(args: readonly string[]) {
  try {
    const options = { brand: { type: 'string' }, keep: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
