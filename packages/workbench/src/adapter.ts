import { Refusal } from '@baize/tooling/refusal';
import { buildAdapter } from './adapter/build.ts';
import { checkAdapter } from './adapter/check.ts';
import { newAdapter } from './adapter/new.ts';
import { serveByCommand } from './adapter/serve.ts';

const usage = 'npm run adapter -- new <id> | check <id> | serve <id> | build <id>';

const commands: Readonly<Record<string, (id: string) => Promise<number>>> = {
  new: newAdapter,
  check: checkAdapter,
  serve: serveByCommand,
  build: buildAdapter,
};

/** npm run adapter makes, checks, serves and builds the module by which a platform answers the contract (docs/adapters.md). */
export async function run([name = '', id = '', ...more]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || id === '' || more.length > 0) throw new Refusal(`Say what to do and with which adapter: ${usage}`);
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(id))
    throw new Refusal(`"${id}" is no name of an adapter: use small letters and digits, such as acme.`);
  return command(id);
}
