import { sandboxPublicJwk } from '@baize/sandbox';
import { deriveBrand } from '@baize/tokens/brand/derive';
import type { BrandSource } from '@baize/tokens/brand/source';
import { differenceCiede2000 } from 'culori';
import type { Code } from './codes.ts';
import type { Path, Subject } from './finding.ts';
import { networkAt } from './networkHosts.ts';
import { sampleDocument, sampleMerchantCode } from './samples.ts';

const difference = differenceCiede2000();

/** Minimum ΔE 2000 between the brand's two colours, and between danger and success. */
const leastApart = { colours: 12, meanings: 15 };

/** Minimum size of a target, px (WCAG 2.5.8), and the range of minutes between two reality checks. */
const leastTarget = 24;
const checkMinutes = { least: 5, most: 120 };

/** Longest name that a header on a phone shows whole, in letters. */
const longestName = 32;

type Warn = (code: Code, path: Path, message: string, fix: string) => void;

/** Lints values that are valid and make no sense: look, names, links, money, samples left in. */
export function lintSense(subject: Subject, source: BrandSource): void {
  const warn: Warn = (code, path, message, fix) => subject.find('warning', code, path, message, fix);
  lintColours(source, warn);
  // A step that does not exist is an error of its own, and nothing can be derived from it.
  if (!subject.findings.some(({ code }) => code === 'B204')) lintMeanings(source, warn);
  lintType(source, warn);
  lintTargets(source, warn);
  lintName(source, warn);
  lintMarkup(source.name, ['name'], warn);
  lintMarkup(source.document, ['document'], warn);
  lintCurrency(source, warn);
  lintNetworks(source, warn);
  lintMinutes(source, warn);
  if (!source.bare) lintSamples(subject.id, source, warn);
}

function lintColours({ colours }: BrandSource, warn: Warn): void {
  const apart = difference(colours.primary, colours.accent);
  if (apart < leastApart.colours)
    warn(
      'B206',
      ['colours', 'accent'],
      `primary and accent can hardly be told apart: ΔE ${apart.toFixed(1)}, needs ${leastApart.colours}`,
      'Choose an accent of another hue or lightness.',
    );
}

function lintMeanings(source: BrandSource, warn: Warn): void {
  const derived = deriveBrand(source);
  for (const theme of ['light', 'dark'] as const) {
    const paint = (role: string) => derived[theme].paints.get(role)?.hex ?? '#000000';
    const pairs = [
      ['action.danger', 'border.positive'],
      ['action.danger', 'action.primary'],
    ] as const;
    for (const [danger, other] of pairs) {
      const apart = difference(paint(danger), paint(other));
      if (apart < leastApart.meanings && danger in (source.colours[theme] ?? {}))
        warn(
          'B208',
          ['colours', theme, danger],
          `${danger} looks like ${other} in ${theme}: ΔE ${apart.toFixed(1)}, needs ${leastApart.meanings}`,
          'Danger is red to most people; move it away.',
        );
    }
  }
}

function lintType({ type }: BrandSource, warn: Warn): void {
  const { sizes } = type.display;
  for (const [place, size] of (sizes ?? []).entries()) {
    const before = sizes?.[place - 1];
    if (before !== undefined && size >= before)
      warn(
        'B305',
        ['type', 'display', 'sizes', place],
        `the sizes of headings do not fall: ${size} follows ${before}`,
        'Write them from large to small.',
      );
  }
  const { weights } = type.text;
  for (const [place, weight] of (weights ?? []).entries()) {
    const before = weights?.[place - 1];
    if (before !== undefined && weight <= before)
      warn(
        'B306',
        ['type', 'text', 'weights', place],
        `the weights of text do not rise: ${weight} follows ${before}`,
        'Write regular, medium and semibold, each heavier than the one before.',
      );
  }
}

function lintTargets({ density }: BrandSource, warn: Warn): void {
  if (typeof density !== 'object') return;
  for (const name of ['control', 'row'] as const) {
    const height = density[name];
    if (height < leastTarget)
      warn(
        'B210',
        ['density', name],
        `a ${name} of ${height} px is smaller than a fingertip: ${leastTarget} px are the least`,
        `Write ${leastTarget} or more; 40 is usual.`,
      );
  }
}

function lintName({ name }: BrandSource, warn: Warn): void {
  const letters = [...name.trim()].length;
  if (!/[\p{L}\p{N}]/u.test(name)) warn('B153', ['name'], 'the name shows no letter', 'Write the name people read.');
  else if (letters > longestName)
    warn('B153', ['name'], `the name has ${letters} letters: headers cut it`, `Write ${longestName} or fewer.`);
}

function lintMarkup(value: unknown, path: Path, warn: Warn): void {
  if (typeof value === 'string') {
    const [markup] = /<\/?[a-z][^>]*>|&(?:#\d+|[a-z]+);/i.exec(value) ?? [];
    if (markup)
      warn('B154', path, `${markup} would be read as it stands: texts are no HTML`, 'Write plain words and signs.');
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value))
      lintMarkup(each, [...path, Array.isArray(value) ? Number(key) : key], warn);
  }
}

interface Facts {
  merchantCode?: string;
  currency?: { code?: string | null; digits?: number };
  social?: Readonly<Record<string, string | { link?: string | null }>>;
  jurisdiction?: { realityCheck?: number | null };
  platformKey?: { key?: { n?: string } };
  defaultPassword?: { digest?: string } | null;
  allowedHosts?: readonly string[];
}

const factsOf = ({ document }: BrandSource) => document as Facts;

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Currencies by their decimals in ISO 4217, all others have two. `Intl` gives those in use, such as none for PKR. */
const decimals: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

function decimalsOf(code: string): number {
  const [digits = 2] = Object.entries(decimals).find(([, codes]) => codes.includes(code)) ?? [];
  return Number(digits);
}

function lintCurrency(source: BrandSource, warn: Warn): void {
  const { code, digits = 2 } = factsOf(source).currency ?? {};
  if (!code) return;
  const path = ['document', 'currency'];
  if (!currencies.has(code)) {
    warn('B155', [...path, 'code'], `${code} is no currency of ISO 4217`, 'Write its code, such as PKR or VND.');
    return;
  }
  const usual = decimalsOf(code);
  if (usual !== digits)
    warn(
      'B155',
      [...path, 'digits'],
      `${code} has ${usual} decimals, not ${digits}`,
      `Write ${usual}, unless the platform keeps others.`,
    );
}

function lintNetworks(source: BrandSource, warn: Warn): void {
  for (const [network, entry] of Object.entries(factsOf(source).social ?? {})) {
    const address = typeof entry === 'string' ? entry : entry.link;
    const other = networkAt(address ?? '');
    if (other && other !== network)
      warn('B156', ['document', 'social', network], `${network} leads to ${other}`, `Write the address at ${network}.`);
  }
}

function lintMinutes(source: BrandSource, warn: Warn): void {
  const minutes = factsOf(source).jurisdiction?.realityCheck;
  if (typeof minutes === 'number' && (minutes < checkMinutes.least || minutes > checkMinutes.most))
    warn(
      'B605',
      ['document', 'jurisdiction', 'realityCheck'],
      `a reality check each ${minutes} minutes is of no use`,
      `Write ${checkMinutes.least} to ${checkMinutes.most}; 60 is usual.`,
    );
}

/** Reports what `brand new` wrote as an example, and what only a sandbox can have. */
function lintSamples(id: string, source: BrandSource, warn: Warn): void {
  const { merchantCode, platformKey, defaultPassword, allowedHosts = [] } = factsOf(source);
  const ask = 'Ask the platform for it.';
  if (merchantCode === sampleMerchantCode(id))
    warn('B158', ['document', 'merchantCode'], `merchantCode ${merchantCode} is the example of a new brand`, ask);
  if (platformKey?.key?.n === sandboxPublicJwk.n)
    warn('B158', ['document', 'platformKey'], 'the platform key is the sandbox’s', ask);
  if (defaultPassword && defaultPassword.digest === (sampleDocument as Facts).defaultPassword?.digest)
    warn('B158', ['document', 'defaultPassword'], 'the default password is that of the demonstration', ask);
  for (const [place, host] of allowedHosts.entries())
    if (/\.(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|org|net)$/.test(host))
      warn('B158', ['document', 'allowedHosts', place], `${host} is an example: nothing is there`, 'Write your hosts.');
}
