// Runs a command of the workbench: node packages/workbench/run.mjs <command> [arguments]
// Sets up what a fresh clone lacks, bundles src/<command>.ts (Node does not read TypeScript) and runs it.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const oldestNode = [20, 19];
const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..', '..');
const installed = join(root, 'node_modules', '.package-lock.json');
const lock = join(root, 'package-lock.json');

process.chdir(root);
process.setSourceMapsEnabled(true);

const [name, ...args] = process.argv.slice(2);
try {
  checkNode();
  const source = commandFile(name);
  if (isStale()) install();
  // Apart and first: what is generated has to be there before anything that imports it is bundled.
  if (name !== 'prepare') await prepare();
  process.exitCode = await runCommand(source, args);
} catch (error) {
  console.error(error?.name === 'Refusal' ? error.message : error);
  process.exitCode = 1;
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

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw refusal(`Baize needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
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
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const flags = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status, error } = spawnSync(npm, flags, { stdio: 'inherit', shell: process.platform === 'win32' });
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
  const { rolldown } = await import('rolldown');
  const folder = join(root, '.cache', 'run', `${basename(source, '.ts')}-${process.pid}`);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.on('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const bundle = await rolldown({
    input: { command: source },
    platform: 'node',
    external: isPackage,
    plugins: [keepAddresses()],
    logLevel: 'warn',
    onLog: (level, log) => level === 'warn' && log.code !== 'EMPTY_IMPORT_META' && console.warn(log.message),
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
  });
  await bundle.close();
  const { run } = await import(pathToFileURL(join(folder, 'command.mjs')).href);
  return (await run(commandArgs)) ?? 0;
}

/** Our own packages are bundled; whatever npm installed is loaded from where it is. */
function isPackage(id) {
  return (
    !id.startsWith('.') &&
    !id.startsWith('/') &&
    !id.startsWith('\0') &&
    !id.startsWith('@baize/') &&
    // The bundler brings its own helpers for syntax that Node 20 lacks.
    !id.startsWith('@oxc-project/runtime') &&
    !/^[A-Za-z]:/.test(id)
  );
}

/** A bundled module still knows where its source stands. */
function keepAddresses() {
  return {
    name: 'keep-addresses',
    transform: {
      filter: { code: 'import.meta.' },
      handler(code, id) {
        const addressed = code
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          .replaceAll('import.meta.dirname', JSON.stringify(join(id, '..')))
          .replaceAll('import.meta.filename', JSON.stringify(id));
        // No line moves, so the map stays as it is.
        return { code: addressed, map: null };
      },
    },
  };
}

function refusal(message) {
  return Object.assign(new Error(message), { name: 'Refusal' });
}
