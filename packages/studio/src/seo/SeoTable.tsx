import { directionOf, tagOf } from '@baize/messages';
import { type ReactNode, useState } from 'react';
import { LinkCard } from './LinkCard.tsx';
import type { SeenHead } from './seenHead.ts';
import * as css from './seo.css.ts';

export interface SeoTableProps {
  brand: string;
  languages: readonly string[];
  heads: readonly SeenHead[];
  /** Controls of the tool. */
  controls: ReactNode;
}

/** Shows how search engines and chats see each page of a brand in each language, and what is wrong there (OPS-19). */
export function SeoTable({ brand, languages, heads, controls }: SeoTableProps) {
  const [chosen, setChosen] = useState('home');
  const [language, setLanguage] = useState(languages[0] ?? '');
  const paths = new Map(heads.map(({ page, path }) => [page as string, path]));
  const headOf = (page: string, code: string) => heads.find((one) => one.page === page && one.language === code);
  const shown = headOf(chosen, language) ?? headOf(chosen, languages[0] ?? '') ?? heads[0];
  const count = (kind: (head: SeenHead) => boolean) => heads.filter(kind).length;
  const wrong = count(({ problems }) => problems.length > 0);
  return (
    <main className={css.page} lang="en" dir="ltr">
      <header className={css.head}>
        <h1 className={css.title}>Search engines and links</h1>
        <div className={css.controls}>{controls}</div>
        <p className={css.tally}>
          <span data-kind="listed">{count(({ unlisted }) => unlisted === null)} listed</span>
          <span data-kind="none">{count(({ unlisted }) => unlisted !== null)} left out</span>
          <span data-kind={wrong > 0 ? 'wrong' : 'listed'}>{wrong} with problems</span>
        </p>
      </header>
      <p className={css.lead}>
        The same heads as the build, the server and the page’s script make of {brand}. Choose a cell to see it.
      </p>
      <div className={css.split}>
        <section className={css.scroll} aria-label="Pages by language">
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">Page</th>
                {languages.map((code) => (
                  <th key={code} scope="col">
                    {code}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...paths].map(([page, path]) => (
                <tr key={page}>
                  <th scope="row">
                    <bdi>{path}</bdi>
                  </th>
                  {languages.map((code) => (
                    <td key={code}>
                      <HeadCell
                        head={headOf(page, code)}
                        selected={shown?.page === page && shown.language === code}
                        onSelect={() => {
                          setChosen(page);
                          setLanguage(code);
                        }}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {shown && <Seen head={shown} brand={brand} />}
      </div>
    </main>
  );
}

interface HeadCellProps {
  head: SeenHead | undefined;
  selected: boolean;
  onSelect: () => void;
}

function HeadCell({ head, selected, onSelect }: HeadCellProps) {
  if (!head) return null;
  const { problems, unlisted, path, language } = head;
  const [kind, mark, words] =
    unlisted !== null
      ? ['none', '·', 'left out']
      : problems.length > 0
        ? ['wrong', String(problems.length), `${problems.length} problems`]
        : ['listed', '✓', 'no problem'];
  return (
    <button
      type="button"
      className={css.cell}
      data-kind={kind}
      aria-pressed={selected}
      aria-label={`${path} ${language}: ${words}`}
      onClick={onSelect}
    >
      {mark}
    </button>
  );
}

/** Shows one head as a result of a search, as the card of a link, with its data and its problems. */
function Seen({ head, brand }: { head: SeenHead; brand: string }) {
  const { language, title, description, address, path, unlisted, problems, data } = head;
  const words = { lang: tagOf(language), dir: directionOf(language) };
  return (
    <section className={css.seen} aria-label={`${path} in ${language}`}>
      <h2 className={css.caption}>
        <bdi>{path}</bdi> in {language}
      </h2>
      {unlisted !== null && <p className={css.note}>{unlisted}</p>}
      <h3 className={css.label}>Result of a search</h3>
      <div className={css.result} {...words}>
        <span className={css.site}>{brand}</span>
        <bdi className={css.address}>{address}</bdi>
        <strong className={css.resultTitle}>{title}</strong>
        <span className={css.description}>{description}</span>
      </div>
      <h3 className={css.label}>Card of a link</h3>
      <LinkCard head={head} />
      <h3 className={css.label}>Problems</h3>
      {problems.length === 0 ? (
        <p className={css.note}>{unlisted === null ? 'None.' : 'A page that is left out has none.'}</p>
      ) : (
        <ul className={css.problems}>
          {problems.map(({ kind, text, remedy }) => (
            <li key={kind + text} className={css.problem}>
              <strong>{kind}</strong>
              <span>{text}</span>
              <em>{remedy}</em>
            </li>
          ))}
        </ul>
      )}
      {data && (
        <details className={css.data}>
          <summary>Structured data</summary>
          <pre>{JSON.stringify(data, null, 2)}</pre>
        </details>
      )}
    </section>
  );
}
