import { Alert, Button, Stack } from '@baize/ui';
import { useState } from 'react';
import { sheetOf } from './brandSheet.ts';
import { type BrandText, parseBrand } from './brandText.ts';
import type { SaveBrand } from './saving.ts';
import { judge } from './verdict.ts';

type State = { kind: 'none' | 'busy' } | { kind: 'saved'; text: BrandText } | { kind: 'failed'; message: string };

export function SaveButton({ text, onSave }: { text: BrandText; onSave: SaveBrand }) {
  const [state, setState] = useState<State>({ kind: 'none' });
  const save = async () => {
    setState({ kind: 'busy' });
    const source = parseBrand(text);
    try {
      await onSave({ brand: text, css: sheetOf(source), weakPairs: judge(source).weak.length });
      setState({ kind: 'saved', text });
    } catch (error) {
      setState({ kind: 'failed', message: (error as Error).message });
    }
  };
  return (
    <Stack gap={2}>
      <Button kind="primary" wide busy={state.kind === 'busy'} onClick={() => void save()}>
        Save
      </Button>
      {state.kind === 'saved' && state.text === text && (
        <Alert tone="positive" kind="panel">
          Saved.
        </Alert>
      )}
      {state.kind === 'failed' && <Alert tone="warning" kind="panel">{`Not saved. ${state.message}`}</Alert>}
    </Stack>
  );
}
