import { Badge, Grid, Inline, Panel, SegmentedControl, Stack, Text } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { useState } from 'react';
import { brandFiles } from './brandFiles.ts';
import { createGate } from './gate.ts';
import { Tile } from './Tile.tsx';
import { addressOf, all, chosen, looks, type ScreenName, screens, wallPages } from './wallPages.ts';
import type { Wardrobe } from './wardrobe.ts';

/** More at once would all be late. */
const loadedAtOnce = 2;

const none = 'none';

/** Real pages in both themes and directions, dressed by the studio, and beside another brand if wanted. */
export function Wall({ base, wardrobe }: { base: string; wardrobe: Wardrobe }) {
  const [page, setPage] = useState<string>(all);
  const [look, setLook] = useState<string>(all);
  const [screen, setScreen] = useState<ScreenName>('1440');
  const [other, setOther] = useState(none);
  const [gate] = useState(() => createGate(loadedAtOnce));
  const brands = [
    { id: base, name: 'edited here', isEdited: true },
    ...(other === none ? [] : [{ id: other, name: `${other}, as released`, isEdited: false }]),
  ];
  return (
    <Panel title="Pages" level={2}>
      <Stack gap={4}>
        <Inline gap={3} wrap align="end">
          <SelectField label="Page" value={page} options={withAll(wallPages)} onValueChange={setPage} />
          <SelectField label="Look" value={look} options={withAll(looks)} onValueChange={setLook} />
          <SelectField
            label="Compare with"
            value={other}
            options={[{ value: none, label: 'no other brand' }, ...ids.map((id) => ({ value: id, label: id }))]}
            onValueChange={setOther}
          />
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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
        <section tabIndex={0} aria-label="Wall of pages" style={{ maxBlockSize: '75vh', overflowY: 'auto' }}>
          <Stack gap={5}>
            {chosen(wallPages, page).map((shown) => (
              <Stack key={shown.value} gap={2}>
                <Text as="h3" strong>
                  {shown.label}
                </Text>
                <Grid columns={screen === '390' ? 'tiles' : 'fields'}>
                  {chosen(looks, look).flatMap((worn) =>
                    brands.map(({ id, name, isEdited }) => (
                      <Stack key={`${worn.value} ${id} ${isEdited}`} gap={1}>
                        <Inline gap={1} wrap align="center">
                          <Text size="caption" tone="secondary">
                            {worn.label}
                          </Text>
                          {brands.length > 1 && <Badge>{name}</Badge>}
                        </Inline>
                        <Tile
                          key={`${id} ${screen}`}
                          title={`${shown.label}. ${worn.label}. ${name}`}
                          address={addressOf(shown, id, worn)}
                          screen={screens[screen]}
                          gate={gate}
                          onLoad={isEdited ? wardrobe.add : stay}
                        />
                      </Stack>
                    )),
                  )}
                </Grid>
              </Stack>
            ))}
          </Stack>
        </section>
      </Stack>
    </Panel>
  );
}

const ids = [...brandFiles.keys()];

const withAll = (items: readonly { value: string; label: string }[]) => [{ value: all, label: 'all' }, ...items];

/** A brand that is compared with keeps what it wears. */
const stay = () => undefined;
