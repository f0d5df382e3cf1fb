/** White-label switches of login and registration. Source: section 3. */
export const toggles = [
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'USERNAMEREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'MOBILEVERCODELOGIN3',
  'PWRESET',
  'DIRECTREG3',
  'CHNGPASSVERIF3',
  'CHNGPASSMAIL3',
] as const;

export type Toggle = (typeof toggles)[number];

const deepest = 64;
const mostNodes = 20_000;

/**
 * Returns the modules that are on; off by default, a module is on only if every mention says exactly "1". Levels deeper
 * than 64 are ignored, and `doubtful` counts nodes whose `enabled` is neither "1" nor "0". Source: section 3.
 */
export function readModules(tree: unknown): { on: string[]; doubtful: number } {
  const on = new Set<string>();
  const off = new Set<string>();
  const seen = new Set<object>();
  let doubtful = 0;
  let level: unknown[] = Array.isArray(tree) ? tree : [tree];

  for (let depth = 0; depth < deepest && level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const node of level) {
      if (typeof node !== 'object' || node === null || seen.has(node) || seen.size >= mostNodes) continue;
      seen.add(node);
      const { modId, enabled, childrenNodes } = node as Record<string, unknown>;
      if (typeof modId === 'string' && modId !== '') (enabled === '1' ? on : off).add(modId);
      if (enabled !== '1' && enabled !== '0') doubtful++;
      if (Array.isArray(childrenNodes)) for (const child of childrenNodes) next.push(child);
    }
    level = next;
  }
  return { on: [...on].filter((id) => !off.has(id)), doubtful };
}

export function isOn(modules: readonly string[], id: string): boolean {
  return modules.includes(id);
}

/** Parses a measurement id (loaded only after consent); null for anything else. Source: section 3. */
export function readGtagId(value: unknown): string | null {
  return typeof value === 'string' && /^G-[A-Z0-9]{4,12}$/.test(value) ? value : null;
}
