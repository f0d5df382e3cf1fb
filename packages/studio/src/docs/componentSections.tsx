import { Badge } from '@baize/ui';
import { Fragment, type ReactNode } from 'react';
import type { ComponentStatus } from '../../../ui/src/internal/componentDocs.ts';
import { isRequirement } from '../preview/requirementTag.ts';
import { documented, pageHref } from './componentDocs.ts';
import { badge, badges, code, facts, key, keyTable, link, list, table, words } from './docs.css.ts';
import { bad, good, practiceHead, practices, related } from './layout.css.ts';
import { weights } from './weights.ts';

export function statusWords(status: ComponentStatus) {
  if (status === 'stable') return { tone: 'positive', label: 'Stable', text: undefined } as const;
  if (status === 'new')
    return { tone: 'info', label: 'New', text: 'In its first version: details may still change.' } as const;
  if ('changing' in status) return { tone: 'warning', label: 'Changing', text: status.changing } as const;
  return { tone: 'negative', label: 'Going', text: `Going in ${status.going}: use ${status.use}.` } as const;
}

interface AboutProps {
  name: string;
}

export function Facts({ name, tags }: AboutProps & { tags: readonly string[] }) {
  const docs = documented.get(name)?.docs;
  const status = docs && statusWords(docs.status);
  const weight = weights.get(name);
  return (
    <>
      <div className={`sb-unstyled ${facts}`}>
        {status && <Badge tone={status.tone}>{status.label}</Badge>}
        {docs && <span className={badge}>{`Since ${docs.since}`}</span>}
        {weight !== undefined && <span className={badge}>{`${(weight / 1000).toFixed(1)} kB gzipped`}</span>}
        <Requirements tags={tags} />
      </div>
      {status?.text && <p className={`sb-unstyled ${words}`}>{inline(status.text)}</p>}
    </>
  );
}

export function Requirements({ tags }: { tags: readonly string[] }) {
  const ids = tags.filter(isRequirement).sort();
  if (ids.length === 0) return null;
  return (
    <ul className={badges} aria-label="Requirements">
      {ids.map((id) => (
        <li key={id} className={badge}>
          {id}
        </li>
      ))}
    </ul>
  );
}

export function Use({ name }: AboutProps) {
  return (
    <ul className={`sb-unstyled ${list}`}>
      {documented.get(name)?.docs.use?.map((phrase) => (
        <li key={phrase}>{inline(phrase)}</li>
      ))}
    </ul>
  );
}

export function Practice({ name }: AboutProps) {
  const practice = documented.get(name)?.docs.practice ?? [];
  return (
    <div className={`sb-unstyled ${practices}`}>
      <section className={good} aria-label="Do">
        <p className={practiceHead}>Do</p>
        <ul className={list}>
          {practice.map((one) => (
            <li key={one.do}>{inline(one.do)}</li>
          ))}
        </ul>
      </section>
      <section className={bad} aria-label="Don’t">
        <p className={practiceHead}>Don’t</p>
        <ul className={list}>
          {practice.map((one) => (
            <li key={one.not}>{inline(one.not)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

export function Instead({ name }: AboutProps) {
  const instead = Object.entries(documented.get(name)?.docs.instead ?? {});
  if (instead.length === 0) return null;
  return (
    <p className={`sb-unstyled ${words}`}>
      {instead.map(([other, when], place) => (
        <Fragment key={other}>
          {place === 0 ? 'Use ' : ', '}
          <ComponentLink name={other} /> {inline(when)}
        </Fragment>
      ))}
      .
    </p>
  );
}

export function Keyboard({ name }: AboutProps) {
  const keyboard = documented.get(name)?.docs.keyboard;
  if (!keyboard) return <p className={`sb-unstyled ${words}`}>It has no keys of its own.</p>;
  return (
    <table className={`sb-unstyled ${table} ${keyTable}`}>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keyboard).map(([keys, text]) => (
          <tr key={keys}>
            <th scope="row">
              <Keys of={keys} />
            </th>
            <td>{inline(text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders comma-separated keys; keys joined by a plus are pressed together. */
const Keys = ({ of }: { of: string }) =>
  of.split(', ').map((together) => (
    <span key={together}>
      {together.split('+').map((one) => (
        <kbd key={one} className={key}>
          {one}
        </kbd>
      ))}{' '}
    </span>
  ));

export function Accessibility({ name }: AboutProps) {
  return (
    <ul className={`sb-unstyled ${list}`}>
      {documented.get(name)?.docs.accessibility.map((sentence) => (
        <li key={sentence}>{inline(sentence)}</li>
      ))}
    </ul>
  );
}

export function Related({ name }: AboutProps) {
  return (
    <ul className={`sb-unstyled ${related}`}>
      {documented.get(name)?.docs.related?.map((other) => (
        <li key={other}>
          <ComponentLink name={other} />
        </li>
      ))}
    </ul>
  );
}

/** Links to a component's page, or to the list of all components if it has none. */
export function ComponentLink({ name }: AboutProps) {
  const page = documented.get(name)?.page ?? 'docs-components--docs';
  return (
    <a className={link} href={pageHref(page)} target="_top">
      {name}
    </a>
  );
}

export const inline = (text: string): ReactNode =>
  text.split('`').map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sentence
      <code key={place} className={code}>
        {part}
      </code>
    ) : (
      part
    ),
  );
