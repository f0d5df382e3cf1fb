'use client';

import type { IconNode } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { CountBadge } from '../actions/CountBadge.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { Panel } from '../layout/Panel.tsx';
import * as css from './AttentionCards.css.ts';

export interface AttentionItem {
  id: string;
  icon: IconNode;
  tone: 'warning' | 'negative' | 'info';
  title: string;
  text: ReactNode;
  deadline?: ReactNode;
  actions: ReactNode;
}

export interface AttentionCardsProps extends ElementAttributes {
  /** `rows`: stacked, with the deadline before the buttons, such as pending requests. */
  kind?: 'rows';
  title: string;
  /** Number of pending items, possibly more than there are cards; `label` adds the noun. */
  count: { value: number; label: string };
  note?: string;
  /** Items, most urgent first; three are shown, the rest on request. */
  items: readonly AttentionItem[];
  /** Text when there are no items. */
  empty: string;
  words: { all: string; fewer: string };
}

const most = 3;

/** Shows pending items, most urgent first, each with its actions. */
export function AttentionCards({ kind, title, count, note, items, empty, words, ...attributes }: AttentionCardsProps) {
  const [all, setAll] = useState(false);
  const some = items.length > 0;
  return (
    <Panel
      {...attributes}
      kind="ruled"
      title={title}
      marks={<CountBadge {...count} />}
      actions={some && note && <span className={css.note}>{note}</span>}
    >
      {some ? (
        <ul className={css.cards} data-kind={kind}>
          {(all ? items : items.slice(0, most)).map((item) => (
            <li key={item.id} className={css.card}>
              <span className={css.disc} data-tone={item.tone}>
                {icon(item.icon, 18)}
              </span>
              <h4 className={css.title}>{item.title}</h4>
              <p className={css.text}>{item.text}</p>
              {item.deadline && <div className={css.deadline}>{item.deadline}</div>}
              <div className={css.actions}>{item.actions}</div>
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.empty}>{empty}</p>
      )}
      {items.length > most && (
        <div className={css.foot}>
          <Button kind="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.fewer : words.all}
          </Button>
        </div>
      )}
    </Panel>
  );
}
