import type { GroupId } from '@baize/contract/groups';
import type { PageNode } from '@baize/contract/reference';
import { CopyButton } from '@baize/ui/overlays';
import { createElement, type ReactNode, Suspense, use } from 'react';
import { part, section, title } from '../docs/docs.css.ts';
import {
  address,
  call,
  contents,
  example,
  exampleHead,
  facts,
  may,
  must,
  reference,
  sheet,
  should,
} from './contract.css.ts';
import { contractPage } from './contractPages.ts';

const classes: Readonly<Record<string, string>> = { address, call, facts, may, must, should };

/** Headings rise by one: the group is the page. */
const headings: Readonly<Record<string, readonly [tag: string, className: string]>> = {
  h2: ['h1', title],
  h3: ['h2', section],
  h4: ['h3', part],
};

const copyWords = { copy: 'Copy', copied: 'Copied', blocked: 'Copy it by hand' };

export function ContractGroup({ group }: { group: GroupId }) {
  return (
    <Suspense>
      <Reference group={group} />
    </Suspense>
  );
}

function Reference({ group }: { group: GroupId }) {
  const { page, calls } = use(contractPage(group));
  const firstCall = page.children.findIndex((child) => typeof child !== 'string' && child.tag === 'article');
  return (
    <div className={`sb-unstyled ${sheet}`} dir="ltr" lang="en">
      <div className={reference}>{page.children.slice(0, firstCall).map(drawn)}</div>
      <nav className={contents} aria-label="On this page">
        <ul>
          {calls.map(({ name, summary }) => (
            <li key={name}>
              <a href={`#${name}`}>{summary}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={reference}>{page.children.slice(firstCall).map(drawn)}</div>
    </div>
  );
}

function drawn(node: PageNode | string, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes: { class: name, ...attributes } = {}, children } = node;
  if (tag === 'table') return drawnTable(node, key);
  if (tag === 'details') return drawnExample(node, key);
  const [shown, className = name && classes[name]] = headings[tag] ?? [tag];
  return createElement(shown, { ...attributes, className, key }, ...children.map(drawn));
}

/** A table needs a body of its own in a document that React makes. */
function drawnTable({ children }: PageNode, key: number): ReactNode {
  const [caption, ...rows] = children;
  return (
    <table key={key}>
      {caption && drawn(caption, 0)}
      <tbody>{rows.map(drawn)}</tbody>
    </table>
  );
}

function drawnExample({ children }: PageNode, key: number): ReactNode {
  const pre = children.find((one) => typeof one !== 'string' && one.tag === 'pre') as PageNode | undefined;
  const text = String(pre?.children[0] ?? '');
  return (
    <section key={key} className={example}>
      <div className={exampleHead}>
        <h3 className={part}>Example, recorded</h3>
        <CopyButton kind="icon" text={text} words={copyWords} />
      </div>
      <pre>{text}</pre>
    </section>
  );
}
