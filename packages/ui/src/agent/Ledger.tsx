import { Check, X } from 'lucide';
import type { ReactNode } from 'react';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { Panel } from '../layout/Panel.tsx';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import { type Formula, FormulaPopover } from './FormulaPopover.tsx';
import * as css from './Ledger.css.ts';

export interface LedgerRow {
  id: string;
  label: string;
  text?: string;
  value: string;
  formula?: Formula;
  /** A rule is drawn above `subtotal` and `amount`; `tier` is bold without one. */
  kind?: 'subtotal' | 'tier' | 'amount';
  conditions?: readonly { id: string; text: ReactNode; met: boolean }[];
}

export interface LedgerProps extends ElementAttributes<HTMLDivElement> {
  title: string;
  rows: readonly LedgerRow[];
  /** Content at the end of the header, such as a link to the statement. */
  actions?: ReactNode;
  words: { close: string; met: string; notMet: string };
}

/** Shows line by line how an amount is calculated; figures open the sum behind them. */
export function Ledger({ title, rows, actions, words, ...attributes }: LedgerProps) {
  return (
    <div {...attributes} className={css.ledger} data-beside>
      <Panel kind="ruled" title={title} actions={actions}>
        <dl className={css.rows}>
          {rows.map(({ id, label, text, value, formula, kind, conditions }) => (
            <div key={id} className={css.row} data-kind={kind}>
              <dt className={css.name}>
                <span className={css.label}>{label}</span>
                {text && <span className={css.text}>{text}</span>}
              </dt>
              <dd className={css.value}>
                {formula ? (
                  <FormulaPopover {...formula} label={label} value={value} words={words} />
                ) : (
                  <bdi translate="no">{value}</bdi>
                )}
              </dd>
              {conditions && (
                <dd className={css.conditions}>
                  {conditions.map((condition) => (
                    <span key={condition.id} className={css.condition} data-met={condition.met}>
                      {icon(condition.met ? Check : X, 14)}
                      <span className={visuallyHidden}>{condition.met ? words.met : words.notMet} </span>
                      <span>{condition.text}</span>
                    </span>
                  ))}
                </dd>
              )}
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  );
}
