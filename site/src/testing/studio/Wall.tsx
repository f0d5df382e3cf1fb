import { Badge, Grid, Inline, Panel, Stack, Text } from '@baize/ui';
import { memo, useState } from 'react';
import { forceColours } from './forcedColours.ts';
import { createGate } from './gate.ts';
import type { Inspected } from './inspect.ts';
import type { ThemedRole } from './roleColour.ts';
import { SightFilters } from './SightFilters.tsx';
import { filterOf } from './sight.ts';
import { Tile } from './Tile.tsx';
import { firstView, noBrand, WallControls } from './WallControls.tsx';
import { addressOf, chosen, type Look, looks, screens, type WallPage, wallPages } from './wallPages.ts';
import type { Wardrobe } from './wardrobe.ts';

/** More at once would all be late. */
const loadedAtOnce = 2;

interface WallProps {
  base: string;
  wardrobe: Wardrobe;
  /** An element of an edited page was pressed. */
  onPick: (picked: ThemedRole) => void;
}

/** Real pages in both themes and directions, dressed by the studio, and beside another brand if wanted. */
export const Wall = memo(function Wall({ base, wardrobe, onPick }: WallProps) {
  const [view, setView] = useState(firstView);
  const [pointed, setPointed] = useState<Inspected | null>(null);
  const [gate] = useState(() => createGate(loadedAtOnce));
  const { page, look, screen, other, sight } = view;
  const isForced = sight === 'forced';
  const brands: readonly ShownBrand[] = [
    { id: base, name: 'edited here', isEdited: true },
    ...(other === noBrand ? [] : [{ id: other, name: `${other}, as released`, isEdited: false }]),
  ];
  const tile = (shown: WallPage, worn: Look, { id, name, isEdited }: ShownBrand) => (
    <Stack key={`${worn.value} ${name}`} gap={1}>
      <Inline gap={1} wrap align="center">
        <Text size="caption" tone="secondary">
          {worn.label}
        </Text>
        {brands.length > 1 && <Badge>{name}</Badge>}
      </Inline>
      <Tile
        key={`${id} ${screen} ${isForced}`}
        title={`${shown.label}. ${worn.label}. ${name}`}
        address={addressOf(shown, id, worn)}
        screen={screens[screen]}
        gate={gate}
        filter={filterOf(sight)}
        onLoad={(frame) => {
          if (isEdited) wardrobe.add(frame);
          if (isForced && frame.contentDocument) forceColours(frame.contentDocument);
        }}
        pointed={
          isEdited
            ? {
                onPoint: setPointed,
                onPress: ({ painted: [first] }) => first && onPick({ role: first.role, theme: worn.theme }),
              }
            : null
        }
      />
    </Stack>
  );
  return (
    <Panel title="Pages" level={2}>
      <SightFilters />
      <Stack gap={4}>
        <WallControls view={view} onView={setView} />
        <Text size="caption" tone="secondary">
          {pointed ? (
            <bdi>{paintedBy(pointed)}</bdi>
          ) : (
            'Point at a page to see which roles paint it, press to edit one.'
          )}
        </Text>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
        <section tabIndex={0} aria-label="Wall of pages" style={{ maxBlockSize: '75vh', overflowY: 'auto' }}>
          <Stack gap={5}>
            {chosen(wallPages, page).map((shown) => (
              <Stack key={shown.value} gap={2}>
                <Text as="h3" strong>
                  {shown.label}
                </Text>
                <Grid columns={screen === '390' ? 'tiles' : 'fields'}>
                  {chosen(looks, look).flatMap((worn) => brands.map((brand) => tile(shown, worn, brand)))}
                </Grid>
              </Stack>
            ))}
          </Stack>
        </section>
      </Stack>
    </Panel>
  );
});

interface ShownBrand {
  id: string;
  name: string;
  isEdited: boolean;
}

/** `text.primary (text), surface.canvas (ground)` */
const paintedBy = ({ painted }: Inspected) => painted.map(({ role, how }) => `${role} (${how})`).join(', ');
