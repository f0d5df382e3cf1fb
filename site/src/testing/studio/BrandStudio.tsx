import { Button, Inline, Panel, SegmentedControl, Split, Stack, Text } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { useDeferredValue, useMemo, useState } from 'react';
import { brandFiles } from './brandFiles.ts';
import { sheetOf } from './brandSheet.ts';
import { type BrandText, parseBrand, setInText } from './brandText.ts';
import { ColourFields } from './ColourFields.tsx';
import { FormFields } from './FormFields.tsx';
import { begin, change, type History, redo, undo } from './history.ts';
import { Transfer } from './Transfer.tsx';
import { PairVerdict, RoleVerdicts } from './Verdicts.tsx';
import { judge } from './verdict.ts';
import { Wall } from './Wall.tsx';
import { createWardrobe } from './wardrobe.ts';

/** A brand as it stands in the studio. */
export interface Draft {
  /** The brand whose mark, texture and fonts the pages keep. */
  base: string;
  text: BrandText;
}

export interface BrandStudioProps {
  /** Where it begins. */
  first: Draft;
  /** Without it nothing but the brand itself is shown. */
  wall: boolean;
}

/** Edits a brand over real pages, says what people could not read, and hands the brand out (BRD-03). */
export function BrandStudio({ first, wall }: BrandStudioProps) {
  const [history, setHistory] = useState(() => begin(first));
  const [wardrobe] = useState(() => createWardrobe(sheetOf(parseBrand(first.text))));
  const { base, text } = history.present;
  const source = useMemo(() => parseBrand(text), [text]);
  // The verdict may come a moment after the pages.
  const later = useDeferredValue(source);
  const verdict = useMemo(() => judge(later), [later]);

  /** The pages are dressed first: they do not wait for the studio to be drawn. */
  const show = (next: History<Draft>) => {
    wardrobe.wear(sheetOf(parseBrand(next.present.text)));
    setHistory(next);
  };
  const edit = (next: BrandText) => {
    if (next !== text) show(change(history, { base, text: next }));
  };
  const level = source.colours.level ?? 'AA';
  return (
    <Stack gap={5}>
      <Inline gap={4} wrap align="end" justify="between">
        <Stack gap={1}>
          <Text as="h1" size="displaySm">
            Brand studio
          </Text>
          <Text tone="secondary">{`${source.name}, ${history.past.length === 0 ? 'unchanged' : 'changed. Export to keep it.'}`}</Text>
        </Stack>
        <Inline gap={3} wrap align="end">
          <Button disabled={history.past.length === 0} onClick={() => show(undo(history))}>
            Undo
          </Button>
          <Button disabled={history.future.length === 0} onClick={() => show(redo(history))}>
            Redo
          </Button>
          <SelectField
            label="Begin with"
            value={base}
            options={[...brandFiles.keys()].map((id) => ({ value: id, label: id }))}
            onValueChange={(id) => show(change(history, { base: id, text: brandFiles.get(id) ?? text }))}
          />
          <SegmentedControl
            label="Contrast asked for"
            selected={level}
            onSelect={(asked) => edit(setInText(text, ['colours', 'level'], asked === 'AA' ? undefined : asked))}
            items={[
              { id: 'AA', label: 'AA' },
              { id: 'AAA', label: 'AAA' },
            ]}
          />
        </Inline>
      </Inline>
      <Split
        side="start"
        fold="within"
        aside={
          <Stack gap={4}>
            <ColourFields text={text} source={source} onEdit={edit} />
            <Panel title="Form" level={2}>
              <FormFields text={text} source={source} onEdit={edit} />
            </Panel>
            <Transfer
              text={text}
              source={source}
              onImport={(imported) => show(change(history, { base, text: imported }))}
            />
          </Stack>
        }
      >
        <Stack gap={5}>
          {wall && <Wall base={base} wardrobe={wardrobe} />}
          <PairVerdict verdict={verdict} />
        </Stack>
      </Split>
      <RoleVerdicts verdict={verdict} />
    </Stack>
  );
}
