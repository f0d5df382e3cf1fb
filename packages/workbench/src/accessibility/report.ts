import type { Proof } from '@baize/tooling/requirements/read';
import type { Criterion, Evidence } from './criterion.ts';
import { documents, software, support } from './en301549.ts';
import { levelA } from './levelA.ts';
import { levelAA } from './levelAA.ts';

export const reportFile = 'docs/openacr.yaml';

type Level = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated';
export type Named = Pick<Proof, 'id' | 'path'>;

const chapters: readonly { id: string; component: 'web' | 'none'; notes: string; criteria: readonly Criterion[] }[] = [
  {
    id: 'success_criteria_level_a',
    component: 'web',
    notes: '4.1.1 Parsing is no part of WCAG 2.2.',
    criteria: levelA,
  },
  { id: 'success_criteria_level_aa', component: 'web', notes: '', criteria: levelAA },
  {
    id: 'en_301_549_web',
    component: 'none',
    notes: 'Clauses 9.1.1.1 to 9.4.1.3 are the success criteria of both tables above, and are answered there.',
    criteria: [],
  },
  { id: 'en_301_549_non-web-documents', component: 'none', notes: '', criteria: documents },
  { id: 'en_301_549_software', component: 'none', notes: '', criteria: software },
  { id: 'en_301_549_documentation_and_support_services', component: 'none', notes: '', criteria: support },
];

/** Decides a row by the tests that there are: one that is named but missing leaves the row unproven. */
export function judge(criterion: Criterion, proofs: readonly Named[]): { level: Level; notes: string } {
  const { by = [], absent, lacking, failing, remark } = criterion;
  if (absent) return { level: 'not-applicable', notes: absent };
  if (failing) return { level: 'does-not-support', notes: failing };
  const missing = by.filter((evidence) => !proofs.some(({ id, path }) => `${id} ${path}` === evidence));
  if (by.length === 0) return { level: 'not-evaluated', notes: said(remark, 'No test proves it.') };
  if (missing.length > 0) return { level: 'not-evaluated', notes: `There is no test ${missing.join(', ')}.` };
  return {
    level: lacking ? 'partially-supports' : 'supports',
    notes: said(lacking, remark, `Proven by ${by.map(inWords).join(', ')}.`),
  };
}

const said = (...sentences: readonly (string | undefined)[]): string => sentences.filter(Boolean).join(' ');

const inWords = (evidence: Evidence): string => evidence.replace(' ', ' in ');

/** Writes the report as YAML after the schema of OpenACR 0.1.0. */
export function reportOf(proofs: readonly Named[]): string {
  const head = {
    title: 'Baize Accessibility Conformance Report',
    product: {
      name: 'Baize',
      version: '0.1.0',
      description: 'A white-label front end for online gaming, as its sandbox shows it.',
    },
    author: { name: 'The maintainers of Baize', email: 'accessibility@baize.example' },
    report_date: '11/29/2026',
    version: 1,
    notes:
      'Made from the ids of tests: a row names the tests that fail where it is not met, and says so where there is none. No person who uses a screen reader has tried the product yet. Games of studios are not part of it.',
    evaluation_methods_used:
      'axe on every story; the IBM Equal Access rules on every page and dialog; a virtual screen reader on twelve tasks; stories and journeys by keyboard, in small windows and with wide text, in Chromium; the main flows in WebKit and Firefox. No round with a screen reader by a person.',
    license: 'MIT',
    catalog: '2.5-edition-wcag-2.2-508-eu-en',
  };
  return `${[...lines(head), 'chapters:', ...chapters.flatMap((chapter) => chapterLines(chapter, proofs))].join('\n')}\n`;
}

function lines(fields: object, indent = ''): string[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? [`${indent}${name}:`, ...lines(value, `${indent}  `)]
      : [`${indent}${name}: ${JSON.stringify(value)}`],
  );
}

function chapterLines(
  { id, component, notes, criteria }: (typeof chapters)[number],
  proofs: readonly Named[],
): string[] {
  const rows = criteria.flatMap((criterion) => {
    const { level, notes } = judge(criterion, proofs);
    return [
      `      - num: ${JSON.stringify(criterion.num)} # ${criterion.name}`,
      '        components:',
      `          - name: ${component}`,
      '            adherence:',
      `              level: ${level}`,
      `              notes: ${JSON.stringify(notes)}`,
    ];
  });
  return [
    `  ${id}:`,
    `    notes: ${JSON.stringify(notes)}`,
    '    disabled: false',
    rows.length > 0 ? '    criteria:' : '    criteria: []',
    ...rows,
  ];
}
