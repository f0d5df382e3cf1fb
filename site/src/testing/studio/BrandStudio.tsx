import { Panel, Split, Stack } from '@baize/ui';
import { useEffect, useMemo, useState } from 'react';
import { useDebounced } from '../../core/browser/useDebounced.ts';
import { artSheet } from './artSheet.ts';
import { brandFiles } from './brandFiles.ts';
import { sheetOf, textureRule } from './brandSheet.ts';
import { type BrandText, parseBrand } from './brandText.ts';
import { ColourFields } from './ColourFields.tsx';
import type { Draft } from './draft.ts';
import { FormFields } from './FormFields.tsx';
import { begin, change, type History } from './history.ts';
import { RoleEditor } from './RoleEditor.tsx';
import type { ThemedRole } from './roleColour.ts';
import { StudioBar } from './StudioBar.tsx';
import type { SaveBrand } from './saving.ts';
import { Transfer } from './Transfer.tsx';
import { TypeFields } from './TypeFields.tsx';
import { PairVerdict, RoleVerdicts } from './Verdicts.tsx';
import { judge } from './verdict.ts';
import { Wall } from './Wall.tsx';
import { createWardrobe } from './wardrobe.ts';

export interface BrandStudioProps {
  /** Where it begins. */
  first: Draft;
  /** Without it nothing but the brand itself is shown. */
  wall: boolean;
  /** Keeps a brand, as an operator's back office does. Without it the studio hands out files alone. */
  onSave?: SaveBrand | undefined;
}

/** How long an edit has to stay before what follows from it is worked out, in ms. */
const restMs = 150;

const dressOf = ({ text, weave }: Draft) => `${sheetOf(parseBrand(text))}\n${textureRule(weave)}`;

/** Edits a brand over real pages, says what people could not read, and hands the brand out (BRD-03). */
export function BrandStudio({ first, wall, onSave }: BrandStudioProps) {
  const [history, setHistory] = useState(() => begin(first));
  const [wardrobe] = useState(() => createWardrobe(dressOf(first)));
  const [picked, setPicked] = useState<ThemedRole>({ role: 'action.primary', theme: 'light' });
  const { present } = history;
  const { base, text, weave } = present;
  const source = useMemo(() => parseBrand(text), [text]);
  // The verdict, the files and the art wait until a slider rests: the pages come first.
  const rested = useDebounced(present, restMs);
  const verdict = useMemo(() => judge(parseBrand(rested.text)), [rested.text]);
  useEffect(() => {
    if (!wall || rested.text === brandFiles.get(rested.base)) return wardrobe.decorate('');
    const { css, release } = artSheet(parseBrand(rested.text));
    wardrobe.decorate(css);
    return release;
  }, [wall, rested, wardrobe]);

  const show = (next: History<Draft>) => {
    wardrobe.wear(() => dressOf(next.present));
    setHistory(next);
  };
  const edit = (next: BrandText) => {
    if (next !== text) show(change(history, { ...present, text: next }));
  };
  const fields = { text, source, onEdit: edit };
  return (
    <Stack gap={5}>
      <StudioBar
        history={history}
        source={source}
        onHistory={show}
        onEdit={edit}
        onBegin={(id) => show(change(history, { base: id, weave: id, text: brandFiles.get(id) ?? text }))}
      />
      <Split
        side="start"
        fold="within"
        aside={
          <Stack gap={4}>
            <ColourFields {...fields} />
            <RoleEditor {...fields} picked={picked} onPick={setPicked} />
            <Panel title="Type" level={2}>
              <TypeFields {...fields} />
            </Panel>
            <Panel title="Form" level={2}>
              <FormFields
                {...fields}
                weave={weave}
                onWeave={(id) => show(change(history, { ...present, weave: id }))}
              />
            </Panel>
            <Transfer
              draft={rested}
              onImport={(imported) => show(change(history, { ...present, text: imported }))}
              onSave={onSave}
            />
          </Stack>
        }
      >
        <Stack gap={5}>
          {wall && <Wall base={base} wardrobe={wardrobe} onPick={setPicked} />}
          <PairVerdict verdict={verdict} />
        </Stack>
      </Split>
      <RoleVerdicts verdict={verdict} />
    </Stack>
  );
}
