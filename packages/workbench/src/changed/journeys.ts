import { posix } from 'node:path';
import { reachedFrom } from '@baize/tooling/boundaries/importGraph';
import { type House, isSeen } from './reach.ts';
import { pageAddresses, routeTables } from './routeTables.ts';

const folder = 'site/e2e/';
const features = 'site/src/features/';
const addressTable = 'site/src/core/routing/pagePaths.ts';
/** Areas that are not features; `all` marks journeys that visit every page. */
const others: Readonly<Record<string, string>> = { app: 'site/src/app/', money: 'site/src/money/', all: features };
/** Files every page depends on or is built with. */
const ground =
  /^(site\/(src\/(core|data|shared)\/|src\/main|boot-script|early-reads|preload-messages|vite\.config)|packages\/(domain|gateway|sandbox)\/src\/)/;

export function areasOf(source: string): string[] {
  const [, list = ''] = /^\/\/ areas: (.+)$/m.exec(source.split('\n', 1)[0] ?? '') ?? [];
  return list.split(',').flatMap((area) => area.trim() || []);
}

export const folderOf = (area: string): string => others[area] ?? `${features}${area}/`;

export const journeysIn = (files: Iterable<string>): string[] =>
  [...files].filter((file) => file.startsWith(folder) && file.endsWith('.journey.ts'));

/** Returns journey files affected through their own imports or their areas; null if any may be. */
export function affectedJourneys(changed: readonly string[], house: House): string[] | null {
  const { graph, atOnce, read } = house;
  const start = reachedFrom(atOnce, ['site/src/main.tsx']);
  const inGraph = changed.filter((file) => graph.has(file) && !/\.(test|stories)\.tsx?$/.test(file));
  const seen = changed.filter((file) => isSeen(file, graph));
  if (seen.some((file) => !graph.has(file) || ground.test(file) || start.has(file))) return null;
  const tables = routeTables(graph, read);
  const reaches = new Map<string, boolean>();
  const isReached = (area: string) => {
    const known = reaches.get(area);
    if (known !== undefined) return known;
    const within = folderOf(area);
    const reached = new Set([...graph.keys()].filter((file) => file.startsWith(within)));
    for (const file of reached) {
      const next = tables.get(file)?.always ?? graph.get(file) ?? [];
      for (const one of next) reached.add(one);
    }
    const answer = inGraph.some((file) => reached.has(file));
    reaches.set(area, answer);
    return answer;
  };
  return journeysIn(graph.keys()).filter((journey) => {
    const beside = [...reachedFrom(graph, [journey])].filter((file) => posix.dirname(file) === posix.dirname(journey));
    return inGraph.some((file) => beside.includes(file)) || areasOf(read(journey)).some(isReached);
  });
}

/**
 * Returns addresses that show the changed files: `/vip`, `modal=redeem`, `centre=withdraw`. Empty if most do; then the
 * daily turn decides.
 */
export function affectedAddresses(changed: readonly string[], house: House): string[] {
  const { graph, read } = house;
  const tables = routeTables(graph, read);
  const paths = pageAddresses(read(addressTable));
  const all = [...tables].flatMap(([table, { rows }]) => rows.map(({ key, file }) => ({ table, key, file })));
  const reached = all.filter(({ file }) => {
    const shown = new Set([file]);
    for (const one of shown) for (const next of tables.get(one)?.always ?? graph.get(one) ?? []) shown.add(next);
    return changed.some((one) => shown.has(one));
  });
  if (reached.length > all.length / 2) return [];
  // Pages of a centre are in its feature's table, overlays in the app's.
  const addresses = reached.map(({ table, key }) => [
    ...(paths.get(key) ?? [`${table.startsWith(features) ? 'centre' : 'modal'}=${key}`]),
  ]);
  return [...new Set(addresses.flat())];
}
