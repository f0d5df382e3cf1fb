'use client';

import { Clock } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { useScrollEnds } from '../internal/useScrollEnds.ts';
import { Container } from '../layout/Container.tsx';
import * as css from './SessionBar.css.ts';

export interface SessionBarProps extends ElementAttributes {
  label: string;
  /** The time of day as it is to be read; a node that ticks by itself spares the bar a render. */
  clock: ReactNode;
  /** Time played, net result, limits left: already in words and signs. */
  items: readonly { label: string; value: ReactNode }[];
  /** The way to the limits, before the action. */
  limits?: { label: string; href: string };
  /** The way to take a break. */
  action?: { label: string } & ({ href: string; onClick?: undefined } | { onClick: () => void; href?: undefined });
}

/** What a player should always know: the time, how long they have played and what it has cost. Nothing here is announced. */
export function SessionBar({ label, clock, items, limits, action, ...attributes }: SessionBarProps) {
  const list = useRef<HTMLDListElement>(null);
  const { overflows } = useScrollEnds(list, true);
  return (
    <section aria-label={label} {...attributes} className={css.bar}>
      <Container>
        <div className={css.row}>
          <span className={css.clock}>
            {icon(Clock, 14)}
            <bdi>{clock}</bdi>
          </span>
          <dl
            ref={list}
            className={css.list}
            data-overflows={overflows || undefined}
            tabIndex={overflows ? 0 : undefined}
          >
            {items.map((item) => (
              <div key={item.label} className={css.item}>
                <dt className={css.label}>{item.label}</dt>
                <dd className={css.value}>
                  <bdi>{item.value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          {limits && (
            <Anchor href={limits.href} className={css.action}>
              {limits.label}
            </Anchor>
          )}
          {action?.href !== undefined && (
            <Anchor href={action.href} className={css.action}>
              {action.label}
            </Anchor>
          )}
          {action?.onClick && (
            <button type="button" className={css.action} onClick={action.onClick}>
              {action.label}
            </button>
          )}
        </div>
      </Container>
    </section>
  );
}
