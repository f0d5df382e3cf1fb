import { CornerDownRight, Lock, X } from 'lucide';
import { Icon } from '../kit/Icon.tsx';
import { code, muted, strong } from '../kit/room.css.ts';
import { type Fate, inThemes } from './fates.ts';
import * as css from './role.css.ts';

const icons = { kept: Lock, moved: CornerDownRight, open: X };

export function Fates({ fates }: { fates: readonly Fate[] }) {
  const count = (kind: Fate['kind']) => fates.filter((fate) => fate.kind === kind).length;
  return (
    <ul className={css.fates} aria-label="Kept and moved">
      <li style={{ display: 'flex', justifyContent: 'space-between' }}>
        <span className={strong}>Kept and moved</span>
        <span className={muted}>{`${count('kept')} kept, ${count('moved')} moved, ${count('open')} open`}</span>
      </li>
      {fates.length === 0 && <li className={muted}>Roles follow ramps made by hand: nothing was searched.</li>}
      {fates.map(({ kind, from, to, role, themes, why }) => (
        <li key={`${kind} ${from} ${role} ${themes.join()}`} className={css.fate}>
          <span className={css.fateMark} data-kind={kind}>
            <Icon node={icons[kind]} size={14} />
          </span>
          <span>
            <Dot hex={from} />
            {to && (
              <>
                {' → '}
                <Dot hex={to} />
              </>
            )}
            {to ? ` ${role}, ${inThemes(themes)}` : ` as ${role}, ${inThemes(themes)}`}
            <br />
            <span className={muted}>{why}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Dot({ hex }: { hex: string }) {
  return (
    <>
      <span className={css.dot} style={{ background: hex }} aria-hidden />
      <span className={code}>{hex}</span>
    </>
  );
}
