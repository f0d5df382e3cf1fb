import type { Source } from './sources.ts';

const component = /(?:^|\/)([A-Z][A-Za-z0-9]*)\.tsx$/;
const declared = /^export (?:async )?(?:function|const|class) (\w+)/gm;
const listed = /^export \{([^}]*)\}/gm;

/** Lists the component files, `PascalCase.tsx`, that export no value of their own name. Stories and tests have two dots. */
export function misnamedComponents(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, code }) => {
    const name = component.exec(path)?.[1];
    if (!name || valuesOf(code).includes(name)) return [];
    return [`${path} exports no ${name}; name the file after its component, a file of several in camelCase.`];
  });
}

function valuesOf(code: string): string[] {
  const names = [...code.matchAll(declared)].map(([, name = '']) => name);
  const lists = [...code.matchAll(listed)].flatMap(([, list = '']) => list.split(','));
  return [...names, ...lists.map((entry) => entry.trim().replace(/^.* as /, ''))];
}
