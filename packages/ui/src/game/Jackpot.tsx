'use client';

import { useState } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import * as styles from './Jackpot.css.ts';

export interface JackpotProps extends ElementAttributes<HTMLDivElement> {
  amount: string;
  currency: string;
  label: string;
  /** Note on the amount, such as that it is rising or a demonstration. */
  note?: string;
  /** `bare` if the surface around already frames it. */
  kind?: 'panel' | 'bare';
}

/** Shows the jackpot in tiles, always left to right. Only changed digits flip; nothing is announced. */
export function Jackpot({ amount, currency, label, note, kind = 'panel', ...attributes }: JackpotProps) {
  const [{ now, before }, setFigures] = useState({ now: amount, before: amount });
  if (now !== amount) setFigures({ now: amount, before: now });
  const digits = amount.replace(/\D/g, '').length;

  return (
    <div {...attributes} className={styles.jackpot} data-kind={kind}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <div
        className={styles.tiles}
        dir="ltr"
        translate="no"
        role="img"
        aria-label={`${label}: ${currency} ${amount}`}
        data-length={digits > 12 ? 'longest' : digits > 9 ? 'long' : undefined}
      >
        <span className={styles.currency}>{currency}</span>
        {[...amount].map((sign, index) => {
          const place = amount.length - index;
          if (!/\d/.test(sign)) {
            return (
              <span key={place} className={styles.separator}>
                {sign}
              </span>
            );
          }
          const was = before.at(-place) ?? sign;
          return (
            <span key={`${place}:${sign}`} className={styles.tile} data-was={was === sign ? undefined : was}>
              {sign}
            </span>
          );
        })}
      </div>
    </div>
  );
}
