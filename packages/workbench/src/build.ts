import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkedBrand, putBrand, readBrandFile, refuseDemonstration } from './brandBuild.ts';
import { deploymentFiles } from './deployment.ts';
import { buildSite, siteFolder } from './lib/site.ts';
import { buildPackage, packageFolder } from './package/build.ts';

/**
 * npm run build writes site/dist and the sample configurations of docs/deploy. With `-- --brand acme.json` the page
 * and brand.json of that folder are that document's. The sandbox's own brands (`-- --brand lotus --demo`) and all that points at the sandbox
 * are refused without `--demo`, which marks the page. `npm run build -- package` writes the design system as
 * a package to packages/ui/dist instead.
 */
export async function run(args: readonly string[]): Promise<void> {
  if (args[0] === 'package') return buildForOthers(args.includes('--fresh'));
  const demo = args.includes('--demo');
  const brand = args.includes('--brand') ? readBrandFile(args[args.indexOf('--brand') + 1] ?? '') : null;
  if (brand) refuseDemonstration(checkedBrand(brand), demo);
  await buildSite({ force: true });
  for (const [path, content] of Object.entries(deploymentFiles())) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  if (brand) await putBrand(siteFolder, brand, { demo });
  console.log(`The site stands in ${siteFolder}.`);
}

async function buildForOthers(force: boolean): Promise<void> {
  await buildPackage({ force });
  console.log(`The package stands in ${packageFolder}; publish it from there.`);
}
