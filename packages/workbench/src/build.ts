import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BrandFile, readBrand } from '@baize/gateway';
import { brandFiles } from '@baize/sandbox';
import { deploymentFiles } from './deployment.ts';
import { pack } from './lib/pack.ts';
import { Refusal } from './lib/refusal.ts';
import { buildSite, siteFolder } from './lib/site.ts';
import { buildPackage, packageFolder } from './package/build.ts';
import { stampBrand } from './page.ts';

/**
 * npm run build writes site/dist and the sample configurations of docs/deploy. With `-- --brand lotus` the page and
 * brand.json of that folder are the brand's, for a static host. `npm run build -- package` writes the design system as
 * a package to packages/ui/dist instead.
 */
export async function run(args: readonly string[]): Promise<void> {
  if (args[0] === 'package') return buildForOthers(args.includes('--fresh'));
  const brand = args.includes('--brand') ? brandFile(args[args.indexOf('--brand') + 1] ?? '') : null;
  await buildSite({ force: true });
  for (const [path, content] of Object.entries(deploymentFiles())) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  if (brand) await dress(brand);
  console.log(`The site stands in ${siteFolder}.`);
}

async function buildForOthers(force: boolean): Promise<void> {
  await buildPackage({ force });
  console.log(`The package stands in ${packageFolder}; publish it from there.`);
}

function brandFile(id: string): BrandFile {
  const files: Readonly<Record<string, BrandFile>> = brandFiles;
  const file = files[id];
  if (!file) throw new Refusal(`There is no brand "${id}": the brands are ${Object.keys(files).join(', ')}.`);
  return file;
}

async function dress(file: BrandFile): Promise<void> {
  const reading = readBrand(file);
  if (!reading.ok) throw new Refusal(`The document of ${file.name} lacks or misspells ${reading.problems.join(', ')}.`);
  const page = join(siteFolder, 'index.html');
  writeFileSync(page, stampBrand(readFileSync(page, 'utf8'), reading.brand));
  writeFileSync(join(siteFolder, 'brand.json'), JSON.stringify(file));
  await pack(siteFolder);
}
