import { Grid, Inline, Panel, SegmentedControl, Stack, Text } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Wardrobe } from './brandSheet.ts';

/** Stories of the site's pages, by id. */
const pages = [
  { value: 'pages-home--of-a-visitor', label: 'Home' },
  { value: 'pages-lobby--of-a-visitor', label: 'Lobby' },
  { value: 'pages-login-and-registration--login-with-errors', label: 'Login with an error' },
  { value: 'pages-member-deposit--ready', label: 'Deposit' },
  { value: 'pages-member-bets--of-a-member', label: 'Records' },
  { value: 'pages-overlays--sheet', label: 'Dialog' },
];

const looks = [
  { theme: 'light', language: 'EN', label: 'Light, left to right' },
  { theme: 'light', language: 'UR', label: 'Light, right to left' },
  { theme: 'dark', language: 'EN', label: 'Dark, left to right' },
  { theme: 'dark', language: 'UR', label: 'Dark, right to left' },
];

const screens = { '1440': { width: 1440, height: 900 }, '390': { width: 390, height: 844 } };

/** A real page in both themes and directions, dressed by the studio. */
export function Wall({ base, wardrobe }: { base: string; wardrobe: Wardrobe }) {
  const [page, setPage] = useState('pages-home--of-a-visitor');
  const [screen, setScreen] = useState<keyof typeof screens>('1440');
  const name = pages.find(({ value }) => value === page)?.label ?? '';
  return (
    <Panel title="Pages" level={2}>
      <Stack gap={4}>
        <Inline gap={3} wrap align="end">
          <SelectField label="Page" value={page} options={pages} onValueChange={setPage} />
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
        <Grid columns={screen === '390' ? 'tiles' : 'fields'}>
          {looks.map(({ theme, language, label }) => (
            <Stack key={label} gap={1}>
              <Text size="caption" tone="secondary">
                {label}
              </Text>
              <Tile
                title={`${name}. ${label}`}
                address={`iframe.html?id=${page}&viewMode=story&globals=brand:${base};theme:${theme};language:${language}`}
                screen={screens[screen]}
                onReady={wardrobe.add}
              />
            </Stack>
          ))}
        </Grid>
      </Stack>
    </Panel>
  );
}

interface TileProps {
  title: string;
  address: string;
  screen: { width: number; height: number };
  onReady: (frame: HTMLIFrameElement) => void;
}

/** A page at the size of a screen, scaled to its place. It is looked at only: inert, so that it takes no focus either. */
function Tile({ title, address, screen: { width, height }, onReady }: TileProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / width));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={place} inert dir="ltr" style={{ aspectRatio: `${width} / ${height}`, overflow: 'hidden' }}>
      <iframe
        title={title}
        src={address}
        width={width}
        height={height}
        style={{ border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        onLoad={(event) => onReady(event.currentTarget)}
      />
    </div>
  );
}
