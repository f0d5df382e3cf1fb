import { StatusBadge } from '../data/StatusBadge.tsx';
import type { Status } from '../data/statuses.ts';
import type { ElementAttributes } from '../internal/types.ts';
import { Panel } from '../layout/Panel.tsx';
import * as css from './StatusLegend.css.ts';

export interface StatusLegendProps extends ElementAttributes {
  title: string;
  /** Smaller text after the title. */
  note?: string;
  items: readonly { id: string; status: Status; label: string; text: string }[];
}

/** Explains every status in a sentence, in two columns if there is room. */
export function StatusLegend({ title, note, items, ...attributes }: StatusLegendProps) {
  return (
    <Panel {...attributes} kind="ruled" title={title} marks={note && <span className={css.note}>{note}</span>}>
      <dl className={css.list}>
        {items.map(({ id, status, label, text }) => (
          <div key={id} className={css.item}>
            <dt>
              <StatusBadge status={status} label={label} />
            </dt>
            <dd className={css.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
