import { part, words } from './docs.css.ts';
import { cell, headCell, table } from './specimens.css.ts';

const [report = ''] = Object.values<string>(
  import.meta.glob('../../../../docs/openacr.yaml', { query: '?raw', import: 'default', eager: true }),
);

const titles: Readonly<Record<string, string>> = {
  success_criteria_level_a: 'WCAG 2.2, level A',
  success_criteria_level_aa: 'WCAG 2.2, level AA',
  en_301_549_web: 'EN 301 549, chapter 9: web',
  'en_301_549_non-web-documents': 'EN 301 549, chapter 10: documents',
  en_301_549_software: 'EN 301 549, chapter 11: software',
  en_301_549_documentation_and_support_services: 'EN 301 549, chapter 12: documentation and support',
};

const levels: Readonly<Record<string, string>> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not evaluated',
};

const said = (quoted = '""'): string => JSON.parse(quoted) as string;

const row = /- num: (".*?") # (.+)\n.*\n.*\n.*\n +level: (\S+)\n +notes: (".*")/g;

const chapters = [...report.matchAll(/^ {2}(\S+):\n {4}notes: (".*")\n([\s\S]*?)(?=^ {2}\S|(?![\s\S]))/gm)].map(
  ([, id = '', notes, body = '']) => ({
    id,
    notes: said(notes),
    rows: [...body.matchAll(row)].map(([, num, name = '', level = '', remarks]) => ({
      num: said(num),
      name,
      level,
      notes: said(remarks),
    })),
  }),
);

const field = (name: string): string => said(new RegExp(`^${name}: (".*")$`, 'm').exec(report)?.[1]);

/** Shows the accessibility report of the product, which is made from the ids of tests. */
export function AccessibilityReport() {
  return (
    <>
      <p className={words}>{field('notes')}</p>
      <p className={words}>{field('evaluation_methods_used')}</p>
      {chapters.map(({ id, notes, rows }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className={part}>
            {titles[id]}
          </h2>
          {notes && <p className={words}>{notes}</p>}
          {rows.length > 0 && <Rows rows={rows} />}
        </section>
      ))}
    </>
  );
}

function Rows({ rows }: { rows: (typeof chapters)[number]['rows'] }) {
  return (
    <table className={table}>
      <thead>
        <tr>
          {['Criterion', 'Level and remarks'].map((heading) => (
            <th key={heading} scope="col" className={headCell}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ num, name, level, notes }) => (
          <tr key={num}>
            <th scope="row" className={headCell}>
              {num} {name}
            </th>
            <td className={cell}>
              <strong>{levels[level]}.</strong> {notes}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
