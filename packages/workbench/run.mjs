// Runs a command of the workbench: node packages/workbench/run.mjs <command> [arguments]
// Brings a newer Node where this one is too old, sets up what a fresh clone lacks, and runs src/<command>.ts.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The first Node that reads TypeScript by itself. */
const oldestNode = [22, 18];
const fetchedNode = '24';
const onWindows = process.platform === 'win32';
const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..', '..');
const installed = join(root, 'node_modules', '.package-lock.json');
const lock = join(root, 'package-lock.json');

process.chdir(root);
const [name, ...args] = process.argv.slice(2);
try {
  const source = commandFile(name);
  process.exitCode = isOldNode() ? runUnderNewerNode() : await runHere(source);
} catch (error) {
  console.error(error?.name === 'Refusal' ? error.message : error);
  process.exitCode = 1;
}

async function runHere(source) {
  if (isStale()) install();
  // First, as commands import what is generated.
  if (name !== 'prepare') await prepare();
  return runCommand(source, args);
}

async function prepare() {
  try {
    await runCommand(commandFile('prepare'), []);
  } catch (error) {
    // A brand that cannot be built is what `brand lint` is for: it runs on what was made before.
    const madeBefore = existsSync(join(root, 'tokens', 'generated', 'brands.ts'));
    if (name !== 'brand' || error?.name !== 'Refusal' || !madeBefore) throw error;
  }
}

function isOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
}

/** Runs the command again under the Node that the registry's package `node` brings; what it starts finds that one first. */
function runUnderNewerNode() {
  if (process.env.BAIZE_NODE)
    throw refusal(`Baize needs Node ${oldestNode.join('.')}; this is ${process.versions.node}.`);
  console.error(`Node ${process.versions.node} is too old: using Node ${fetchedNode} from the npm registry.`);
  const command = ['--yes', `node@${fetchedNode}`, fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const { status, error } = spawnSync(onWindows ? 'npx.cmd' : 'npx', command, {
    stdio: 'inherit',
    shell: onWindows,
    env: { ...process.env, BAIZE_NODE: fetchedNode },
  });
  if (error) throw refusal(`npx was not found: install Node ${oldestNode.join('.')} or newer.`);
  return status ?? 1;
}

function commandFile(command) {
  const file = join(here, 'src', `${command}.ts`);
  if (/^[a-z]+$/.test(command ?? '') && existsSync(file)) return file;
  throw refusal(`There is no command "${command ?? ''}": see the scripts of package.json.`);
}

/** npm writes node_modules/.package-lock.json last, so a younger lock means an old, broken or missing installation. */
function isStale() {
  return !existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs;
}

function install() {
  console.log('Installing packages (a minute or two) …');
  for (const attempt of ['first', 'second']) {
    const npm = onWindows ? 'npm.cmd' : 'npm';
    const flags = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status, error } = spawnSync(npm, flags, { stdio: 'inherit', shell: onWindows });
    if (status === 0) {
      const now = new Date();
      utimesSync(installed, now, now);
      return;
    }
    if (error?.code === 'ENOENT') throw refusal('npm was not found: install it together with Node.');
    if (attempt === 'first') console.error('The installation failed: trying once more.');
  }
  throw refusal(
    'npm install failed twice: its messages stand above; check the network and the registry, then try again.',
  );
}

async function runCommand(source, commandArgs) {
  const { run } = await import(pathToFileURL(source).href);
  return (await run(commandArgs)) ?? 0;
}

function refusal(message) {
  return Object.assign(new Error(message), { name: 'Refusal' });
}
