import { ArrowRight, Info, Unlink } from 'lucide';
import { Badge } from '../actions/Badge.tsx';
import { Link } from '../actions/Link.tsx';
import { Avatar } from '../content/Avatar.tsx';
import { icon } from '../internal/icon.tsx';
import { plain } from '../internal/plain.css.ts';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import { Panel } from '../layout/Panel.tsx';
import * as css from './EndingContracts.css.ts';

export interface EndingContract {
  id: string;
  name: string;
  picture: PictureSources;
  ends: string;
  text: string;
  prepare?: { label: string; href: string };
}

export interface EndingContractsProps extends ElementAttributes {
  title: string;
  contracts: readonly EndingContract[];
  /** Number with its noun, such as "2 contracts". */
  count?: string;
  text?: string;
  /** Note on contracts that do not end. */
  note?: string;
  empty: string;
}

/** Lists by name the contracts that a decision ends, so that none ends silently. */
export function EndingContracts({ title, contracts, count, text, note, empty, ...attributes }: EndingContractsProps) {
  const some = contracts.length > 0;
  return (
    <Panel
      {...attributes}
      kind="ruled"
      icon={some ? Unlink : undefined}
      title={title}
      actions={some && count && <Badge tone="warning">{count}</Badge>}
    >
      {some ? (
        <>
          {text && <p className={css.text}>{text}</p>}
          <ul className={plain}>{contracts.map(row)}</ul>
        </>
      ) : (
        <p className={css.empty}>{empty}</p>
      )}
      {note && (
        <p className={css.note}>
          {icon(Info, 16)}
          <span>{note}</span>
        </p>
      )}
    </Panel>
  );
}

function row({ id, name, picture, ends, text, prepare }: EndingContract) {
  return (
    <li key={id} className={css.row}>
      <Avatar picture={picture} size="sm" alt="" />
      <div className={css.words}>
        <p className={css.head}>
          <bdi translate="no" className={css.name}>
            {name}
          </bdi>
          <span className={css.ends}>{ends}</span>
        </p>
        <p className={css.reason}>{text}</p>
        {prepare && (
          <Link href={prepare.href} iconEnd={ArrowRight} flip aria-label={`${prepare.label}: ${name}`}>
            {prepare.label}
          </Link>
        )}
      </div>
    </li>
  );
}
