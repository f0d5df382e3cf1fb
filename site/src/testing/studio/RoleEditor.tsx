import { hexOf, lchOf } from '@baize/tokens/brand/colour';
import { colourRoles } from '@baize/tokens/brand/roleTable';
import { Badge, Button, Inline, Panel, SegmentedControl, Slider, Stack, Text } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { useMemo, useState } from 'react';
import { ColourField } from './ColourField.tsx';
import type { EditProps } from './ColourFields.tsx';
import { resetRole, roleColour, setRole, type ThemedRole } from './roleColour.ts';
import { pairName, ratioText } from './verdict.ts';

interface RoleEditorProps extends EditProps {
  picked: ThemedRole;
  onPick: (picked: ThemedRole) => void;
}

const roleOptions = colourRoles.toSorted().map((role) => ({ value: role, label: role }));

/** One role by hand: its colour, how it stands on the weakest of its grounds, and what would pass. */
export function RoleEditor({ text, source, onEdit, picked, onPick }: RoleEditorProps) {
  const { role, theme } = picked;
  const { paint, isSet, pairs, passing } = useMemo(() => roleColour(source, { role, theme }), [source, role, theme]);
  const [weakest] = pairs;
  const isWeak = weakest !== undefined && weakest.ratio < weakest.need;
  const set = (hex: string) => onEdit(setRole(text, picked, hex));
  return (
    <Panel title="One role" level={2} marks={isSet && <Badge>Set by hand</Badge>}>
      <Stack gap={3}>
        <SelectField
          label="Role"
          dir="ltr"
          value={role}
          options={roleOptions}
          onValueChange={(value) => onPick({ role: value, theme })}
        />
        <SegmentedControl
          label="Theme of the role"
          selected={theme}
          onSelect={(value) => onPick({ role, theme: value })}
          items={[
            { id: 'light', label: 'Light' },
            { id: 'dark', label: 'Dark' },
          ]}
        />
        <ColourField key={`${role} ${theme}`} label="Colour of the role" colour={paint.hex} onColour={set} />
        <Components hex={paint.hex} onColour={set} />
        <Text size="caption" tone={isWeak ? 'negative' : 'secondary'}>
          {weakest
            ? `${ratioText(weakest.ratio)} of ${weakest.need} at ${pairName(weakest)}, the weakest of ${pairs.length}.`
            : 'No pair of the contrast list names it.'}
        </Text>
        <Inline gap={2} wrap>
          {isWeak && passing && <Button onClick={() => set(passing)}>{`Use ${passing}, which passes`}</Button>}
          <Button disabled={!isSet} onClick={() => onEdit(resetRole(text, picked))}>
            Derive it again
          </Button>
        </Inline>
      </Stack>
    </Panel>
  );
}

const components = [
  { label: 'Lightness', factor: 100, max: 100, step: 0.5 },
  { label: 'Chroma', factor: 100, max: 37, step: 0.5 },
  { label: 'Hue', factor: 1, max: 360, step: 1 },
] as const;

/** The colour as OKLCH. What was asked for stays while it is the same colour: sRGB has less chroma, and grey has no hue. */
function Components({ hex, onColour }: { hex: string; onColour: (hex: string) => void }) {
  const [asked, setAsked] = useState({ hex, lch: lchOf(hex) });
  const lch = asked.hex === hex ? asked.lch : lchOf(hex);
  const move = (place: number, value: number) => {
    const [l, c, h] = lch.map((old, index) => (index === place ? value : old)) as [number, number, number];
    const moved = hexOf(l, c, h);
    setAsked({ hex: moved, lch: [l, c, h] });
    onColour(moved);
  };
  return components.map(({ label, factor, max, step }, place) => (
    <Stack key={label} gap={1}>
      <Text size="caption" tone="secondary">{`${label} ${Math.round((lch[place] ?? 0) * factor)}`}</Text>
      <Slider
        label={label}
        dir="ltr"
        max={max}
        step={step}
        value={(lch[place] ?? 0) * factor}
        onValueChange={(value) => move(place, value / factor)}
      />
    </Stack>
  ));
}
