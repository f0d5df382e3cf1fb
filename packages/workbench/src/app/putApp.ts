import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@baize/tooling/refusal';
import type { Operator } from '../../../../site/src/core/routing/pageHeads.ts';
import { appFiles, isAppFile } from './appFiles.ts';
import { iconAddresses } from './manifest.ts';

/** Writes what makes a brand an app into a built site, in place of an earlier brand's. Returns the paths of the files. */
export function putApp(folder: string, operator: Operator): string[] {
  const { brand } = operator;
  const lacking = brand.app ? iconAddresses(brand).filter((address) => !existsSync(join(folder, address))) : [];
  if (lacking.length > 0) throw new Refusal(`${brand.name} is an app, and the site has no ${lacking.join(', no ')}.`);
  for (const name of readdirSync(folder))
    if (isAppFile(`/${name.replace(/\.(br|gz)$/, '')}`)) rmSync(join(folder, name));
  return Object.entries(appFiles(operator, folder)).map(([path, text]) => {
    const file = join(folder, path);
    writeFileSync(file, text);
    return file;
  });
}
