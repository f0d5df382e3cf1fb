import { shapeTokens } from '@baize/tokens/brand/shapes';
import type { BrandSource, Theme } from '@baize/tokens/brand/source';
import { useState } from 'react';
import { code, muted } from '../kit/room.css.ts';
import { ToolButton } from '../kit/ToolButton.tsx';
import { changedColours, closeColours, leastApart } from './closeColours.ts';
import * as css from './compare.css.ts';
import { familyOf } from './faces.ts';
import { filterOf, type Sight, sights } from './sight.ts';
import type { Verdict } from './verdict.ts';

interface Side {
  source: BrandSource;
  verdict: Verdict;
}

interface CompareFactsProps {
  one: Side;
  other: Side;
  theme: Theme;
  sight: Sight;
}

const few = 6;

export function CompareFacts({ one, other, theme, sight }: CompareFactsProps) {
  const [isAll, setAll] = useState(false);
  const changed = changedColours(one.verdict.derived[theme], other.verdict.derived[theme]);
  const count = one.verdict.derived[theme].paints.size;
  return (
    <div className={css.inspectorBody}>
      <section className={css.part}>
        <h2 className={css.partTitle}>Close together for this eye</h2>
        <p className={muted} style={{ margin: 0 }}>
          {`Status colours closer than ΔE ${leastApart} need a second sign. Every status here also carries its word, so these are notes, not faults.`}
        </p>
        {[one, other].map(({ source, verdict }, place) => (
          <CloseTable
            key={place === 0 ? 'one' : 'other'}
            name={source.name}
            verdict={verdict}
            theme={theme}
            sight={sight}
          />
        ))}
      </section>
      <section className={css.part}>
        <h2 className={css.partTitle}>Difference</h2>
        <p className={muted} style={{ margin: 0 }}>
          {`${changed.length} of ${count} colours differ. ${formSentence(one.source, other.source)}`}
        </p>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.headCell}>
                Role
              </th>
              <th scope="col" className={css.headCell}>
                Colours
              </th>
              <th scope="col" className={css.headCell} data-end>
                ΔE
              </th>
            </tr>
          </thead>
          <tbody>
            {changed.slice(0, isAll ? undefined : few).map(({ role, colours, by }) => (
              <tr key={role}>
                <th scope="row" className={`${css.cell} ${code}`}>
                  {role}
                </th>
                <td className={css.cell}>
                  <Patches colours={colours} />
                </td>
                <td className={css.number}>{by.toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {changed.length > few && (
          <ToolButton label={isAll ? 'Fewer' : `All ${changed.length}`} onClick={() => setAll(!isAll)} />
        )}
      </section>
    </div>
  );
}

interface CloseTableProps {
  name: string;
  verdict: Verdict;
  theme: Theme;
  sight: Sight;
}

function CloseTable({ name, verdict, theme, sight }: CloseTableProps) {
  const eye = sights.find(({ value }) => value === sight)?.label ?? '';
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.headCell}>
            {name}
          </th>
          <th scope="col" className={css.headCell} data-end>
            Normal
          </th>
          {sight !== 'normal' && (
            <th scope="col" className={css.headCell} data-end>
              {eye}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {closeColours(verdict.derived[theme], sight)
          .slice(0, 4)
          .map(({ names, colours, normal, seen }) => (
            <tr key={names.join()}>
              <th scope="row" className={css.cell}>
                <span style={{ filter: filterOf(sight) }}>
                  <Patches colours={colours} />
                </span>
                {names.join(', ')}
              </th>
              <td className={css.number} data-weak={normal < leastApart || undefined}>
                {normal.toFixed(1)}
              </td>
              {sight !== 'normal' && (
                <td className={css.number} data-weak={seen < leastApart || undefined}>
                  {seen.toFixed(1)}
                </td>
              )}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

const Patches = ({ colours }: { colours: readonly [string, string] }) => (
  <>
    {colours.map((colour, place) => (
      <span key={place === 0 ? 'one' : 'other'} className={css.patch} style={{ background: colour }} aria-hidden />
    ))}
  </>
);

function formSentence(one: BrandSource, other: BrandSource): string {
  const [a, b] = [shapeTokens(one), shapeTokens(other)];
  const radii = Object.keys(a).filter((id) => id.startsWith('radius.'));
  const moved = radii.filter((id) => JSON.stringify(a[id]?.$value) !== JSON.stringify(b[id]?.$value)).length;
  const faces = (['display', 'text'] as const).filter(
    (face) => familyOf(one.type[face]) !== familyOf(other.type[face]),
  );
  const others = [
    ...(moved > 0 ? [`${moved} of ${radii.length} radii`] : []),
    ...(faces.length > 0 ? [`the ${faces.join(' and ')} face`] : []),
    ...((one.edge ?? 'straight') === (other.edge ?? 'straight') ? [] : ['the edge']),
    ...((one.texture ?? 0) === (other.texture ?? 0) ? [] : ['the texture']),
  ];
  return others.length > 0 ? `So do: ${others.join(', ')}.` : 'Nothing else does.';
}
