import { fileURLToPath } from 'node:url';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const entries = {
  start: ['main.tsx'],
  home: ['pages/Home.tsx', 'home/HomeStage.tsx'],
  lobby: ['pages/Lobby.tsx', 'lobby/LobbyStage.tsx'],
} as const;

type Bundle = keyof typeof entries;

/**
 * Names the file a module goes to: one for what every page is made of, one for each of the large pages; the rest is cut automatically.
 * Many small files pack worse, and each that imports another is a step more to the first paint.
 */
export function bundles(): (id: string, graph: Graph) => Bundle | null {
  let parts: Record<Bundle, ReadonlySet<string>> | null = null;
  return (id, graph) => {
    parts ??= {
      start: reached(entries.start, graph),
      home: reached(entries.home, graph),
      lobby: reached(entries.lobby, graph),
    };
    if (parts.start.has(id) || (parts.home.has(id) && parts.lobby.has(id))) return 'start';
    if (parts.home.has(id)) return 'home';
    return parts.lobby.has(id) ? 'lobby' : null;
  };
}

/** Everything that the files import, and what those import. */
function reached(files: readonly string[], graph: Graph): ReadonlySet<string> {
  const ids = new Set<string>();
  const visit = (id: string) => {
    if (ids.has(id)) return;
    ids.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const file of files) visit(fileURLToPath(new URL(`src/${file}`, import.meta.url)));
  return ids;
}
