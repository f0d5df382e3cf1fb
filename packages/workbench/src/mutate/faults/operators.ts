import type { Fault } from '../fault.ts';

const choosing = 'packages/domain/src/content/chooseContent.test.ts';
const heads = 'packages/workbench/src/heads/heads.test.ts';

/** Faults of what an operator's team does: content, and being found. */
export const operatorFaults: readonly Fault[] = [
  {
    id: 'ops-zone-dropped',
    area: 'domain',
    says: 'A time without zone is read as another moment in every place.',
    file: 'packages/domain/src/content/entries.ts',
    from: '[0-5]\\d)$/;',
    to: '[0-5]\\d)?$/;',
    foundBy: { step: 'unit', file: choosing, test: 'OPS-02' },
    tier: 'quick',
  },
  {
    id: 'ops-legal-old-version',
    area: 'domain',
    says: 'A player who agreed to older terms is never asked about the new ones.',
    file: 'packages/domain/src/content/legalTexts.ts',
    from: '!agreed.some(({ version }) => version === entry.version)',
    to: 'agreed.some(({ version }) => version === entry.version)',
    foundBy: { step: 'unit', file: choosing, test: 'OPS-10' },
    tier: 'quick',
  },
  {
    id: 'ops-audience-before-rules',
    area: 'domain',
    says: 'An offer that the law forbids is shown.',
    file: 'packages/domain/src/content/chooseContent.ts',
    from: "  if (forbidden) return { kind: 'forbidden', because: forbidden };\n",
    to: '',
    foundBy: { step: 'unit', file: choosing, test: 'OPS-01 rules come' },
    tier: 'quick',
  },
  {
    id: 'ops-resting-offered',
    area: 'domain',
    says: 'A player who takes a break gets offers.',
    file: 'packages/domain/src/content/chooseContent.ts',
    from: "  if (resting && makesOffer(entry)) return { kind: 'resting' };\n",
    to: '',
    foundBy: { step: 'unit', file: choosing, test: 'RSP-04' },
    tier: 'quick',
  },
  {
    id: 'ops-hreflang-oneway',
    area: 'site',
    says: 'A page in one language does not lead to the others.',
    file: 'site/src/core/routing/pageHead.ts',
    from: 'languages: brand.languages.filter(hasCatalogue),',
    to: 'languages: brand.languages.filter((code) => code === language),',
    foundBy: { step: 'unit', file: heads, test: 'OPS-14' },
    tier: 'quick',
  },
  {
    id: 'ops-sitemap-gated',
    area: 'site',
    says: 'The sitemap lists pages that visitors do not get to see.',
    file: 'site/src/core/routing/pageHeads.ts',
    from: "decideVisit({ sendAway: brand.sendVisitorsAway, signedIn: false, address }).kind === 'pass'",
    to: "address !== ''",
    foundBy: { step: 'unit', file: 'packages/workbench/src/heads/crawling.test.ts', test: 'OPS-15' },
    tier: 'quick',
  },
  {
    id: 'ops-preview-cached',
    area: 'site',
    says: 'The token of a preview stays in the address, from where links and reports carry it on.',
    file: 'site/src/boot.js',
    from: "    address.searchParams.delete('preview');\n",
    to: '',
    foundBy: { step: 'journeys', file: 'site/e2e/content.journey.ts', test: 'OPS-04 a token' },
    tier: 'full',
  },
];
