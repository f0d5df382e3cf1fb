import { Grid, Inline, Panel, SegmentedControl, Stack, Text } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { useState } from 'react';
import { createGate } from '../studio/gate.ts';
import { Tile } from '../studio/Tile.tsx';
import { type ScreenName, screens } from '../studio/wallPages.ts';
import { roleNames, stateNames } from './cellWords.ts';
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
    <Panel title="The page, before and after" level={2}>
      <Stack gap={4}>
        <Inline gap={3} wrap align="end">
          <SelectField label="What changed" value={shown.value} options={changes} onValueChange={setAsked} />
          <SegmentedControl
            label="Width"
            selected={screen}
            onSelect={setScreen}
            items={[
              { id: '1440', label: '1440' },
              { id: '390', label: '390' },
            ]}
          />
        </Inline>
        <Grid columns="fields">
          {sides.map(({ label, set: own }) => {
            const address = pageHref(pageOf(shown.row), shown.role, own);
            return (
              <Stack key={label} gap={1}>
                <Text strong>{label}</Text>
                <Tile
                  key={`${address} ${screen}`}
                  title={`${label}: ${shown.label}`}
                  address={address}
                  screen={screens[screen]}
                  gate={gate}
                  onLoad={ignore}
                  pointed={null}
                />
              </Stack>
            );
          })}
        </Grid>
      </Stack>
    </Panel>
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
