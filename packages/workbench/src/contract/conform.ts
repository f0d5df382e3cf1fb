import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { groups } from '@baize/contract';
import {
  htmlText,
  judgeBy,
  judgePlatform,
  junitText,
  money,
  type Person,
  type Report,
  Run,
  readAccount,
  register,
  reportOf,
  reportStyle,
  terminalText,
  WrongAccount,
  writes,
} from '@baize/contract/conform';
import { Refusal } from '@baize/tooling/refusal';
import { readDocument } from './files.ts';
import { brandOf } from './platformBrand.ts';

const usage =
  'npm run conform -- <address> [--account file] [--agent file] [--other file] [--write] [--register] [--money --most 10] [--brand file] [--only group] [--rate 4] [--strict] [--out folder]';

class Usage extends Error {}

/** Judges the platform at an address. Returns the exit code: 0 passed, 1 failed, 2 wrong usage, 3 not reachable, 130 ended early. */
export async function conform(args: readonly string[]): Promise<number> {
  try {
    return await judge(args);
  } catch (error) {
    if (!(error instanceof Usage || error instanceof WrongAccount || error instanceof Refusal)) throw error;
    console.error(error.message);
    return 2;
  }
}

async function judge(args: readonly string[]): Promise<number> {
  const { address, values } = readArguments(args);
  const people = { account: person(values.account), agent: person(values.agent), other: person(values.other) };
  if (values.money && !people.account?.money) throw new Usage('--money needs "money": true in the account file.');
  if (values.register && !people.account?.register)
    throw new Usage(
      '--register needs "register" in the account file, such as { "username": "check.*", "password": "$NEW_PASSWORD" }.',
    );
  const out = folderFor(values.out ?? 'conform');
  const { brand, cipher, noKey } = await brandOf(address, values.brand);
  const controller = new AbortController();
  const stop = () => controller.abort(new Error('ended by hand'));
  process.once('SIGINT', stop);
  const start = Date.now();
  const run = new Run({
    judge: judgeBy(readDocument()),
    baseUrl: address,
    send: (request) => fetch(request),
    rate: Number(values.rate ?? 4),
    cipher: () => cipher ?? Promise.reject(new Error('no key')),
    now: () => Date.now(),
    wait: (ms, signal) => pause(ms, undefined, { signal }),
    signal: controller.signal,
    ...(noKey && { noKey }),
    ...people,
    ...(values.only && { only: values.only }),
    ...(brand && { brand }),
    further: [
      ...(values.write ? [writes] : []),
      ...(values.money ? [money(values.most ?? '0')] : []),
      ...(values.register ? [register] : []),
    ],
  });
  if (values.money)
    console.log(
      `Moves at most ${values.most} at a time: a wallet transfer and its recall, a withdrawal, deposit orders that are cancelled. Moved so far: 0.`,
    );
  const ended = await judgePlatform(run);
  process.off('SIGINT', stop);
  const report = reportOf(run, ended, {
    address,
    at: new Date(start).toISOString(),
    flags: [values.write ? 'reads and writes' : 'reads only', ...(values.money ? [`money up to ${values.most}`] : [])],
    seconds: Math.round((Date.now() - start) / 1000),
    strict: values.strict === true,
  });
  console.log(terminalText(report));
  write(out, report);
  console.log(`report: ${join(out, 'report.html')}          exit ${report.exit}`);
  return report.exit;
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean' } as const;
  const options = {
    account: text,
    agent: text,
    other: text,
    brand: text,
    write: yes,
    money: yes,
    register: yes,
    most: text,
    only: text,
    rate: text,
    strict: yes,
    out: text,
  };
  const parsed = (() => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true });
    } catch (error) {
      throw new Usage(`${error instanceof Error ? error.message : error}\n${usage}`);
    }
  })();
  const { values, positionals } = parsed;
  const [address = ''] = positionals;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (positionals.length !== 1 || !url || !/^https?:$/.test(url.protocol))
    throw new Usage(`Name the address of the platform, such as https://platform.example.\n${usage}`);
  if (url.pathname !== '/' || url.search) throw new Usage(`Name the origin alone: ${url.origin}.`);
  if (values.money && !values.write) throw new Usage('--money needs --write.');
  if (values.register && !values.write) throw new Usage('--register needs --write.');
  if (values.money && !/^\d{1,12}(\.\d{1,8})?$/.test(values.most ?? ''))
    throw new Usage('--money needs --most with an amount, such as --most 10.');
  if (values.only && !(values.only in groups))
    throw new Usage(`--only takes one of ${Object.keys(groups).join(', ')}.`);
  const rate = Number(values.rate ?? 4);
  if (!(rate > 0 && rate <= 100)) throw new Usage('--rate takes requests a second, from above 0 to 100.');
  return { address: url.origin, values };
}

function person(file: string | undefined): Person | undefined {
  if (file === undefined) return undefined;
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    throw new Usage(`${file} cannot be read.`);
  }
  const mode = process.platform === 'win32' ? null : statSync(file).mode;
  const reading = readAccount(content, mode, process.env);
  if (!reading.ok) throw new Usage(`${file}: ${reading.problem}.`);
  return reading.person;
}

/** Makes the folder of this run before anything is sent. */
function folderFor(parent: string): string {
  const folder = join(parent, new Date().toISOString().slice(0, 19).replaceAll(':', '-'));
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new Usage(`${folder} cannot be written: name another folder with --out.`);
  }
  return folder;
}

/** Writes whole files by renaming, so that nobody reads half of one. */
function write(folder: string, report: Report): void {
  const files = {
    'report.json': `${JSON.stringify(report, null, 1)}\n`,
    'report.html': htmlText(report),
    'report.css': reportStyle,
    'junit.xml': junitText(report),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, `${name}.part`), text);
    renameSync(join(folder, `${name}.part`), join(folder, name));
  }
}
