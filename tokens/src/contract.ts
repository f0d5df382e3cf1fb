import { contractPath, variableName } from './names.ts';

interface Branch {
  [name: string]: Branch | string;
}

/** Generates `contract.ts`: CSS variable names without leading dashes, nested as the UI reads them. */
export function contractModule(ids: readonly string[]): string {
  const root: Branch = {};
  for (const id of ids) {
    const path = contractPath(id);
    const last = path.pop() as string;
    let branch = root;
    for (const part of path) {
      branch[part] ??= {};
      branch = branch[part] as Branch;
    }
    branch[last] = variableName(id).slice(2);
  }
  return `export const contract = ${JSON.stringify(root, null, 2)} as const;\n`;
}
