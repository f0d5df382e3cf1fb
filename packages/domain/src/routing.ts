/** The parameters of a path that fits a pattern such as `/blog/:slug`, else null. A parameter is one part of the path, never empty. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? '';
    if (part.startsWith(':') && value !== '') parameters[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return parameters;
}
