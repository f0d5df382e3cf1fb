import { useState } from 'react';
import { createGate } from '../studio/gate.ts';
import { Tile } from '../studio/Tile.tsx';
import { type ScreenName, screens } from '../studio/wallPages.ts';
import { field } from '../tools/controls.css.ts';
import { strong } from '../tools/room.css.ts';
import { ToolSegments } from '../tools/ToolSegments.tsx';
import { roleNames, stateNames } from './cellWords.ts';
import * as css from './explorer.css.ts';
import { type AccessSet, firstSet, type Role, type Row, roles } from './matrix.ts';
import { pageHref } from './setQuery.ts';

interface BeforeAfterProps {
  /** Places of which a cell may have changed, with what they were before. */
  rows: readonly Row[];
  before: ReadonlyMap<string, Row>;
  set: AccessSet;
}

/** The real page of a place that changed, as reviewed and as it is now. */
export function BeforeAfter({ rows, before, set }: BeforeAfterProps) {
  const changes = changesIn(rows, before);
  const [asked, setAsked] = useState('');
  const [screen, setScreen] = useState<ScreenName>('1440');
  const [gate] = useState(() => createGate(2));
  const shown = changes.find(({ value }) => value === asked) ?? changes[0];
  if (!shown) return null;
  const sides = [
    { label: 'Before', set: firstSet(set.brand) },
    { label: 'After', set },
  ];
  return (
    <>
      <div className={css.line}>
        <label className={css.line}>
          What changed
          <select
            className={field}
            style={{ inlineSize: 'auto', maxInlineSize: '100%' }}
            value={shown.value}
            onChange={(event) => setAsked(event.target.value)}
          >
            {changes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <ToolSegments
          label="Width"
          selected={screen}
          onSelect={setScreen}
          items={[
            { id: '1440', label: '1440' },
            { id: '390', label: '390' },
          ]}
        />
      </div>
      <div className={css.pages}>
        {sides.map(({ label, set: own }) => {
          const address = pageHref(pageOf(shown.row), shown.role, own);
          return (
            <div key={label}>
              <span className={strong}>{label}</span>
              <Tile
                key={`${address} ${screen}`}
                title={`${label}: ${shown.label}`}
                address={address}
                screen={screens[screen]}
                gate={gate}
                onLoad={ignore}
              />
            </div>
          );
        })}
      </div>
    </>
  );
}

const ignore = () => undefined;

/** A field stands on the page of registrations; what the frame offers is seen around the home page. */
const pageOf = ({ id, place }: Row): string => (place ? id : 'page.register');

const changesIn = (rows: readonly Row[], before: ReadonlyMap<string, Row>) =>
  rows.flatMap((row) =>
    roles.flatMap((role: Role) => {
      const [was, is] = [before.get(row.id)?.cells[role].state, row.cells[role].state];
      if (!was || was === is) return [];
      const label = `${row.label}, ${roleNames[role].toLowerCase()}: ${stateNames[was]} → ${stateNames[is]}`;
      return [{ value: `${row.id} ${role}`, label, row, role }];
    }),
  );
