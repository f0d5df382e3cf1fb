import { posix } from 'node:path';
import { type Import, type Module, readModule } from './imports.ts';
import { readExports, type Source } from './sources.ts';
import { isConfiguration, isTestFile, type Room, type RoomName, rooms } from './table.ts';

const names = Object.keys(rooms) as RoomName[];

/** Lists all violations of the table, one sentence each. `exported` holds each package's export keys. */
export function violations(sources: readonly Source[], exported = readExports()): string[] {
  const dynamic = new Map<string, number>();
  return sources.flatMap((source) => {
    const name = roomOf(source.path);
    if (!name) return [`${source.path} stands in no room`];
    const module = readModule(source.code, source.path);
    return [
      ...module.imports.flatMap((item) => judgeImport(name, source.path, item, exported, dynamic)),
      ...judgeWords(rooms[name], source.path, module),
    ].map((problem) => `${source.path} ${problem}`);
  });
}

function roomOf(path: string): RoomName | undefined {
  return names.find((name) => path.startsWith(`${rooms[name].folder}/`));
}

function judgeImport(
  name: RoomName,
  path: string,
  item: Import,
  exported: Record<string, readonly string[]>,
  dynamic: Map<string, number>,
): string[] {
  const room = rooms[name];
  if (item.from.startsWith('.')) return judgeRelative(room, path, item.from);
  if (room.isolated?.some((folder) => path.startsWith(`${folder}/`)))
    return item.from.startsWith('@baize/') ? [`imports ${item.from}`] : [];
  if (room.pages?.some((folder) => path.startsWith(`${folder}/`)))
    return item.from.startsWith('@baize/') && !/^@baize\/ui(\/|$)/.test(item.from) ? [`imports ${item.from}`] : [];
  if (!item.from.startsWith('@baize/')) {
    const allowed = isTestFile(path) ? (room.testPackages ?? []) : [];
    const forbidden =
      !isConfiguration(path) &&
      room.never
        .filter((never) => !allowed.includes(never))
        .find((never) => item.from === never || item.from.startsWith(`${never}/`));
    return forbidden ? [`imports ${item.from}, which ${name} never does`] : [];
  }
  const [, other = '', ...rest] = item.from.split('/');
  if (other === name) return [`imports its own room by name: ${item.from}`];
  const problems = exported[`@baize/${other}`]?.some((key) => fits(key, `./${rest.join('/')}`))
    ? []
    : [`imports ${item.from}, which that package does not export`];
  if (room.without?.includes(item.from) && !isTestFile(path))
    problems.push(`imports ${item.from}, which ${name} may not`);
  return [...problems, ...judgeRoom(name, other as RoomName, path, item, dynamic)];
}

/** Relative imports stay in their room, except for listed `insides`; shipped code imports nothing from tests. */
function judgeRelative(room: Room, path: string, from: string): string[] {
  const target = posix.join(posix.dirname(path), from);
  if (isTestFile(target) && !isTestFile(path)) return [`imports ${from}, which is for tests and stories`];
  if (target.startsWith(`${room.folder}/`) || room.insides?.includes(target)) return [];
  return [`reaches into another room: ${from}`];
}

function judgeRoom(
  name: RoomName,
  other: RoomName,
  path: string,
  { kind }: Import,
  dynamic: Map<string, number>,
): string[] {
  const room = rooms[name];
  if (room.imports.includes(other)) return [];
  if (kind === 'type' && room.types?.includes(other)) return [];
  if ((isTestFile(path) || isConfiguration(path)) && room.testImports?.includes(other)) return [];
  const places = room.dynamic?.[other];
  if (kind !== 'dynamic' || places === undefined) return [`imports ${other}, which ${name} may not`];
  const key = `${name}>${other}`;
  const count = (dynamic.get(key) ?? 0) + 1;
  dynamic.set(key, count);
  return count > places ? [`imports ${other} by import() in more than ${places} place`] : [];
}

function judgeWords({ words = [], texts = [] }: Room, path: string, module: Module): string[] {
  if (isTestFile(path) || isConfiguration(path)) return [];
  const said = words.filter((word) => module.words.has(word)).map((word) => `uses ${word}`);
  const written = module.texts
    .filter((text) => texts.some((pattern) => pattern.test(text)))
    .map((text) => `says "${text.slice(0, 60)}"`);
  return [...said, ...written];
}

function fits(key: string, path: string): boolean {
  const wanted = path === './' ? '.' : path;
  const [before = '', after] = key.split('*');
  return after === undefined
    ? key === wanted
    : wanted.startsWith(before) && wanted.endsWith(after) && wanted.length >= before.length + after.length;
}
