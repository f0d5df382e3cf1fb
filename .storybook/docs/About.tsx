import { Badge } from '@baize/ui';
import type { ReactNode } from 'react';
import type { ComponentStatus } from '../../packages/ui/src/internal/componentDocs.ts';
import { documented, pageHref } from './componentDocs.ts';
import { badge, code, facts, key, keyTable, link, list, practices, table, words } from './docs.css.ts';

/** How far it can be relied on, as a word and in a sentence. */
export function statusWords(status: ComponentStatus) {
  if (status === 'stable') return { tone: 'positive', label: 'Stable', text: undefined } as const;
  if (status === 'new')
    return { tone: 'info', label: 'New', text: 'In its first version: details may still change.' } as const;
  if ('changing' in status) return { tone: 'warning', label: 'Changing', text: status.changing } as const;
  return { tone: 'negative', label: 'Going', text: `Going in ${status.going}: use ${status.use}.` } as const;
}

interface AboutProps {
  /** Of a component that has docs beside it. */
  name: string;
}

export function Status({ name }: AboutProps) {
  const docs = documented.get(name)?.docs;
  if (!docs) return null;
  const { tone, label, text } = statusWords(docs.status);
  return (
    <p className={`sb-unstyled ${facts}`}>
      <Badge tone={tone}>{label}</Badge>
      <span className={badge}>{`Since ${docs.since}`}</span>
      {text && <span>{inline(text)}</span>}
    </p>
  );
}

/** When it is right. */
export function Use({ name }: AboutProps) {
  return (
    <ul className={`sb-unstyled ${list}`}>
      {documented.get(name)?.docs.use?.map((phrase) => (
        <li key={phrase}>{inline(phrase)}</li>
      ))}
    </ul>
  );
}

/** What to do with it beside what not to do. */
export function Practice({ name }: AboutProps) {
  return (
    <table className={`sb-unstyled ${table} ${practices}`}>
      <thead>
        <tr>
          <th scope="col">Do</th>
          <th scope="col">Don’t</th>
        </tr>
      </thead>
      <tbody>
        {documented.get(name)?.docs.practice?.map((one) => (
          <tr key={one.do}>
            <td>{inline(one.do)}</td>
            <td>{inline(one.not)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** When another component is right. */
export function Instead({ name }: AboutProps) {
  const instead = Object.entries(documented.get(name)?.docs.instead ?? {});
  if (instead.length === 0) return null;
  return (
    <div className="sb-unstyled">
      <p className={words}>Take another one:</p>
      <ul className={list}>
        {instead.map(([other, when]) => (
          <li key={other}>
            <ComponentLink name={other} /> {inline(when)}
          </li>
        ))}
      </ul>
    </div>
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

/** Keys beside one another do the same; those with a plus are held together. */
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
    <ul className={`sb-unstyled ${list}`}>
      {documented.get(name)?.docs.related?.map((other) => (
        <li key={other}>
          <ComponentLink name={other} />
        </li>
      ))}
    </ul>
  );
}

/** Leads to the page of a component; one without a page is told about among all components. */
export function ComponentLink({ name }: AboutProps) {
  const page = documented.get(name)?.page ?? 'docs-components--docs';
  return (
    <a className={link} href={pageHref(page)} target="_top">
      {name}
    </a>
  );
}

/** A sentence with `code` in it. */
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
