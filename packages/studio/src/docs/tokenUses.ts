/** Returns the sheets that read each role, such as `text.muted`. `sheets` maps paths to source text. */
export function tokenUses(sheets: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(sheets)) {
    const sheet = (path.split('/').at(-1) ?? '').replace('.css.ts', '');
    for (const [, group, name] of text.matchAll(/\bvars\.(\w+)\.(\w+)/g)) {
      const role = `${group}.${name}`;
      uses.set(role, (uses.get(role) ?? new Set()).add(sheet));
    }
  }
  return new Map([...uses].map(([role, names]) => [role, [...names].sort((a, b) => a.localeCompare(b, 'en'))]));
}
