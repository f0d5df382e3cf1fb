import type { MeasuredPair } from '@baize/tokens/brand/derive';
import { themes } from '@baize/tokens/brand/source';
import { memo, useState } from 'react';
import { field } from '../kit/controls.css.ts';
import { code } from '../kit/room.css.ts';
import { paintCss } from './brandSheet.ts';
import { ratioText } from './ratio.ts';
import type { ThemedRole } from './roleColour.ts';
import * as css from './studio.css.ts';
import type { Studio } from './useStudio.ts';
import { passes, type RoleVerdict, strength, type Verdict } from './verdict.ts';

interface RoleListProps {
  studio: Studio;
  onPick: (picked: ThemedRole) => void;
}

export const RoleList = memo(function RoleList({ studio: { verdict }, onPick }: RoleListProps) {
  const [wanted, setWanted] = useState('');
  const found = verdict.roles.filter((verdictOf) => isWanted(verdictOf, wanted.trim().toLowerCase(), verdict));
  return (
    <>
      <input
        type="search"
        className={field}
        placeholder="Find a role or a hex"
        aria-label="Find a role or a hex"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <div className={css.roleHead} aria-hidden style={{ marginBlockStart: 8 }}>
        <span />
        <span style={{ textAlign: 'right' }}>Light</span>
        <span style={{ textAlign: 'right' }}>Dark</span>
      </div>
      <ul className={css.roleList}>
        {found.map((verdictOf) => (
          <li key={verdictOf.role}>
            <RoleRow verdictOf={verdictOf} verdict={verdict} onPick={onPick} />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">No role is called so or has this colour.</p>}
    </>
  );
});

function isWanted({ role }: RoleVerdict, wanted: string, { derived }: Verdict): boolean {
  if (wanted === '' || role.toLowerCase().includes(wanted)) return true;
  return themes.some((theme) => derived[theme].paints.get(role)?.hex.includes(wanted));
}

interface RoleRowProps {
  verdictOf: RoleVerdict;
  verdict: Verdict;
  onPick: (picked: ThemedRole) => void;
}

function RoleRow({ verdictOf: { role, light, dark }, verdict: { derived }, onPick }: RoleRowProps) {
  const weakest = light && dark && strength(dark) < strength(light) ? 'dark' : 'light';
  return (
    <button type="button" className={css.roleRow} onClick={() => onPick({ role, theme: weakest })}>
      <span className={css.halves} aria-hidden>
        {themes.map((theme) => {
          const paint = derived[theme].paints.get(role);
          return <span key={theme} className={css.half} style={{ background: paint && paintCss(paint) }} />;
        })}
      </span>
      <span className={`${css.roleName} ${code}`}>{role}</span>
      <Ratio pair={light} />
      <Ratio pair={dark} />
    </button>
  );
}

function Ratio({ pair }: { pair: MeasuredPair | undefined }) {
  return (
    <span className={css.ratio} data-weak={(pair && !passes(pair)) || undefined}>
      {pair ? ratioText(pair.ratio) : '–'}
    </span>
  );
}
