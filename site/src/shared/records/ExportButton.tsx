import { mostExportRows } from '@baize/domain';
import { Button, Inline, Progress, Text } from '@baize/ui';
import { Download } from 'lucide';
import { type Translate, useText } from '../../core/language/useText.ts';
import { errorText } from '../../data/load.ts';
import { type BringTable, type ExportState, useExport } from './useExport.ts';

interface ExportButtonProps {
  bring: BringTable;
  label?: string;
}

/** Exports the filtered rows as a file and reports the result (MEM-17). */
export function ExportButton({ bring, label }: ExportButtonProps) {
  const text = useText();
  const { state, start } = useExport(bring);
  const working = state.kind === 'working';
  const words = wordsOf(state, text);
  return (
    <Inline gap={3} wrap>
      {working && <Progress label={words} value={state.done} />}
      <span role="status">
        <Text as="span" size="caption" tone={state.kind === 'failed' ? 'negative' : 'muted'}>
          {words}
        </Text>
      </span>
      <Button size="sm" iconStart={Download} busy={working} onClick={start}>
        {label ?? text('records.export')}
      </Button>
    </Inline>
  );
}

function wordsOf(state: ExportState, text: Translate): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'working':
      return text('records.export.working', { percent: Math.floor(state.done * 100) });
    case 'done':
      return state.cut
        ? text('records.export.cut', { count: mostExportRows })
        : text('records.export.done', { count: state.rows });
    case 'failed':
      return `${text('records.export.failed')} ${errorText(text, state.error)}`;
  }
}
