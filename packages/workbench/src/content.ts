import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readOptions } from '@baize/brand-tools/options';
import {
  type ContentContext,
  compileJurisdiction,
  contentViewers,
  dayStart,
  effectiveRules,
  planContent,
  readDay,
} from '@baize/domain';
import { profileIds, profiles } from '@baize/domain/jurisdictions';
import { Refusal } from '@baize/tooling/refusal';
import { checkedBrand, readBrandFile } from './brandBuild.ts';
import { lintContent } from './content/lint.ts';
import { printPlan } from './content/printPlan.ts';
import { type ContentFile, readFolder } from './content/readFolder.ts';

const usage =
  'npm run content -- lint <brand> | plan <brand> --from yyyy-MM-dd --to yyyy-MM-dd [--profile gb] [--language EN] [--viewer visitor] [--segment new] | build <brand> --out <file>';

/** npm run content: checks the files of a brand's content, plans them, or writes the file that the site reads. */
export function run(args: readonly string[]): number {
  const options = readOptions(args, ['from', 'to', 'profile', 'language', 'viewer', 'segment', 'out']);
  const [name, brand, ...more] = options.words;
  if (brand === undefined || more.length > 0) throw new Refusal(usage);
  const files = readFolder('content', brand);
  switch (name) {
    case 'lint':
      return lint(files, brand);
    case 'plan':
      return plan(files, brand, (option) => options.one(option));
    case 'build':
      return build(files, options.one('out'));
    default:
      throw new Refusal(usage);
  }
}

const brandOf = (named: string) => checkedBrand(compileJurisdiction(readBrandFile(named), profiles, Date.now()));

function lint(files: readonly ContentFile[], brand: string): number {
  const findings = lintContent(files, brandOf(brand), Date.now());
  for (const { path, severity, message } of findings) console.error(`${path}: ${severity}: ${message}.`);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  console.log(`${files.length} entries, ${errors} errors, ${findings.length - errors} warnings.`);
  return errors === 0 ? 0 : 1;
}

type Option = 'from' | 'to' | 'profile' | 'language' | 'viewer' | 'segment';

function plan(files: readonly ContentFile[], named: string, option: (name: Option) => string | undefined): number {
  const brand = brandOf(named);
  const entries = files.flatMap(({ entry }) => entry ?? []);
  const zone = entries[0]?.zone ?? 'UTC';
  const at = (name: 'from' | 'to') => {
    const day = readDay(option(name));
    if (day === null) throw new Refusal(usage);
    return dayStart(day, zone);
  };
  const span = { from: at('from'), to: at('to') };
  if (span.from >= span.to) throw new Refusal('--to comes after --from.');
  const profile = option('profile');
  if (profile !== undefined && !profileIds.includes(profile))
    throw new Refusal(`There is no profile "${profile}": ${profileIds.join(', ')}.`);
  const jurisdiction =
    profile === undefined ? brand.jurisdiction : { ...brand.jurisdiction, profile, profiles: [...profiles] };
  const viewer = contentViewers.find((one) => one === (option('viewer') ?? 'visitor'));
  if (!viewer) throw new Refusal(`--viewer is one of ${contentViewers.join(', ')}.`);
  const language = option('language') ?? brand.defaultLanguage;
  const segment = option('segment');
  const context: Omit<ContentContext, 'now'> = {
    language,
    fallbacks: [brand.defaultLanguage],
    device: 'desk',
    viewer,
    segments: segment === undefined ? [] : [segment],
    resting: false,
    rules: effectiveRules(jurisdiction, Date.now()).rules,
  };
  console.log(printPlan(planContent(entries, span, context), zone, language));
  return 0;
}

function build(files: readonly ContentFile[], out: string | undefined): number {
  if (out === undefined) throw new Refusal(usage);
  const unread = files.filter(({ entry }) => entry === null);
  if (unread.length > 0) throw new Refusal(`${unread.map(({ path }) => path).join(', ')} cannot be read: run lint.`);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${JSON.stringify({ entries: files.map(({ written }) => written) })}\n`);
  console.log(`${out}: ${files.length} entries`);
  return 0;
}
