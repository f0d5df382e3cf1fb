'use client';

import { Clock } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { StopButton } from '../actions/StopButton.tsx';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { useScrollEnds } from '../internal/useScrollEnds.ts';
import { Container } from '../layout/Container.tsx';
import * as css from './SessionBar.css.ts';

export interface SessionBarProps extends ElementAttributes {
  label: string;
  /** Formatted time of day; a self-updating node spares the bar a render. */
  clock: ReactNode;
  /** Formatted time played, net result and remaining limits. */
  items: readonly { label: string; value: ReactNode }[];
  limits?: { label: string; href: string };
  /** Button to stop all play, where the law asks for one. */
  stop?: { label: string; onStop: () => void };
  action?: { label: string } & ({ href: string; onClick?: undefined } | { onClick: () => void; href?: undefined });
}

/** Shows the time, the time played and its cost. Nothing is announced. */
export function SessionBar({ label, clock, items, limits, stop, action, ...attributes }: SessionBarProps) {
  const list = useRef<HTMLDListElement>(null);
  const { overflows } = useScrollEnds(list, true);
  return (
    <section aria-label={label} {...attributes} className={css.bar}>
      <Container>
        <div className={css.row}>
          <span className={css.clock}>
            {icon(Clock, 14)}
            <bdi translate="no">{clock}</bdi>
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
                  <bdi translate="no">{item.value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          {stop && <StopButton size="sm" {...stop} />}
          {limits && (
            <Anchor href={limits.href} className={css.action} data-spare={stop ? true : undefined}>
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
