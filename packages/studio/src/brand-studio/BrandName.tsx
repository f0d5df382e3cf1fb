import { Popover, TextField } from '@baize/ui/overlays';
import { ChevronDown } from 'lucide';
import { ToolButton } from '../kit/ToolButton.tsx';
import { setInText } from './brandText.ts';
import type { Studio } from './useStudio.ts';

export function BrandName({ studio: { draft, source, edit } }: { studio: Studio }) {
  return (
    <Popover
      trigger={(trigger) => <ToolButton {...trigger} kind="outline" label={source.name} iconEnd={ChevronDown} />}
    >
      <TextField
        label="Name of the brand"
        value={source.name}
        maxLength={40}
        error={source.name.trim() === '' ? 'A brand has a name.' : undefined}
        onValueChange={(name) => edit(setInText(draft.text, ['name'], name))}
      />
    </Popover>
  );
}
