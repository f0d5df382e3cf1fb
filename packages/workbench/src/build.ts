import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textOf } from '@baize/brand-tools/findingText';
import { lintBrands } from '@baize/brand-tools/lint';
import { printer } from '@baize/brand-tools/print';
import type { BrandFile } from '@baize/gateway';
import { Refusal } from '@baize/tooling/refusal';
import { checkedBrand, putBrand, readBrandFile, readSiteAddress, refuseDemonstration } from './brandBuild.ts';
import { buildSite, siteFolder } from './builds/site.ts';
import { readFolder } from './content/readFolder.ts';
import { deploymentFiles } from './deployment.ts';
import { platformTexts } from './heads/platformTexts.ts';
import type { TextSource } from './heads/publicTexts.ts';
import { brandToolsFolder, buildBrandTools } from './package/brandTools.ts';
import { buildPackage, packageFolder } from './package/build.ts';
import { buildTokensPackage, tokensPackageFolder } from './package/tokensPackage.ts';

/**
 * npm run build writes site/dist and the sample configurations of docs/deploy. With `-- --brand acme.json` the page
 * and brand.json of that folder are that document's. The sandbox's own brands (`-- --brand lotus --demo`) and all that points at the sandbox
 * are refused without `--demo`, which marks the page. `--address https://…`, the origin of the site, puts addresses into
 * the pages and writes a sitemap. `--content https://…`, the origin of the platform, gives each article, post, offer and
 * landing page a file of its own; with `--pages` these are all that is written, into the site that stands there.
 * `npm run build -- package` writes the design system
 * to packages/ui/dist, the tokens to tokens/dist and the brand tools to packages/brand-tools/dist, as packages for others, instead.
 */
export async function run(args: readonly string[]): Promise<void> {
  if (args[0] === 'package') return buildForOthers(args.includes('--fresh'));
  const demo = args.includes('--demo');
  const optionOf = (name: string) => (args.includes(name) ? (args[args.indexOf(name) + 1] ?? '') : null);
  const named = optionOf('--brand');
  const address = optionOf('--address');
  const origin = address === null ? null : readSiteAddress(address);
  if (origin && named === null) throw new Refusal('--address is for the pages of a brand: add --brand.');
  const brand = named === null ? null : readBrandFile(named);
  if (brand) refuseFaults(named ?? '');
  if (brand) refuseDemonstration(checkedBrand(brand), demo);
  const content = optionOf('content');
  const platform = content === null ? null : readSiteAddress(content, '--content');
  if (platform && named === null) throw new Refusal('--content is for the pages of a brand: add --brand.');
  if (!args.includes('--pages')) await buildSite({ force: true });
  else if (named === null) throw new Refusal('--pages writes the pages of a brand: add --brand.');
  for (const [path, content] of Object.entries(deploymentFiles())) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  if (brand) await putBrand(siteFolder, brand, { demo, address: origin, source: sourceOf(brand, platform) });
  if (brand && !origin)
    console.log('Without --address https://… pages name no address of their own, and there is no sitemap.');
  console.log(`The site stands in ${siteFolder}.`);
}

/** Returns the source of a brand's texts: the platform, and the folder of its content where the brand reads files. */
function sourceOf(file: BrandFile, platform: string | null): TextSource | null {
  const brand = checkedBrand(file);
  const isWritten = brand.content === 'files' && existsSync(join('content', brand.id));
  if (platform === null && !isWritten) return null;
  return platformTexts()(brand, {
    origin: platform ?? 'https://platform.invalid',
    send: (request) => (platform === null ? Promise.reject(new Error('no platform')) : fetch(request)),
    file: async () => ({ entries: readFolder('content', brand.id).map(({ written }) => written) }),
  });
}

/** Refuses a brand of `tokens/brands` in which the linter finds an error. */
function refuseFaults(id: string): void {
  const findings = lintBrands().filter(({ file }) => file.split('/').at(-2) === id);
  if (findings.some(({ severity }) => severity === 'error')) throw new Refusal(textOf(findings, id, printer()));
}

async function buildForOthers(force: boolean): Promise<void> {
  await buildPackage({ force });
  await buildTokensPackage();
  await buildBrandTools();
  console.log(
    `The packages stand in ${packageFolder}, ${tokensPackageFolder} and ${brandToolsFolder}; publish them from there.`,
  );
}
