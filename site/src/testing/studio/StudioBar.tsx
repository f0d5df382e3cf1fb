import { Button, Inline, SegmentedControl, Stack, Text } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { Shuffle } from 'lucide';
import { brandFiles } from './brandFiles.ts';
import { setInText } from './brandText.ts';
import type { EditProps } from './ColourFields.tsx';
import type { Draft } from './draft.ts';
import { type History, redo, undo } from './history.ts';
import { shuffle } from './shuffle.ts';

interface StudioBarProps extends Pick<EditProps, 'source' | 'onEdit'> {
  history: History<Draft>;
  onHistory: (history: History<Draft>) => void;
  onBegin: (base: string) => void;
}

/** What is edited, and what concerns all of it. */
export function StudioBar({ history, source, onHistory, onEdit, onBegin }: StudioBarProps) {
  const { base, text } = history.present;
  const isChanged = history.past.length > 0;
  return (
    <Inline gap={4} wrap align="end" justify="between">
      <Stack gap={1}>
        <Text as="h1" size="displaySm">
          Brand studio
        </Text>
        <Text tone="secondary">{`${source.name}, ${isChanged ? 'changed. Export to keep it.' : 'unchanged'}`}</Text>
      </Stack>
      <Inline gap={3} wrap align="end">
        <Button disabled={!isChanged} onClick={() => onHistory(undo(history))}>
          Undo
        </Button>
        <Button disabled={history.future.length === 0} onClick={() => onHistory(redo(history))}>
          Redo
        </Button>
        <Button iconStart={Shuffle} onClick={() => onEdit(shuffle(text, Math.random))}>
          Shuffle
        </Button>
        <SelectField
          label="Begin with"
          value={base}
          options={[...brandFiles.keys()].map((id) => ({ value: id, label: id }))}
          onValueChange={onBegin}
        />
        <SegmentedControl
          label="Contrast asked for"
          selected={source.colours.level ?? 'AA'}
          onSelect={(asked) => onEdit(setInText(text, ['colours', 'level'], asked === 'AA' ? undefined : asked))}
          items={[
            { id: 'AA', label: 'AA' },
            { id: 'AAA', label: 'AAA' },
          ]}
        />
      </Inline>
    </Inline>
  );
}
