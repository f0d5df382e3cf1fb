import { realityChoices } from '@baize/domain';
import { setRealityCheck } from '@baize/gateway';
import { Button, Panel } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { limitsChanged } from './stale.ts';

/** How often the reality check comes: as the brand has it, or more often by one's own wish (RSP-02). In minutes, null for never. */
export function CheckSetting({ brand, own }: { brand: number | null; own: number | null }) {
  const text = useText();
  const { toasts } = useServices();
  const { send, busy } = useAction(setRealityCheck, limitsChanged);
  const [chosen, setChosen] = useState<string | null>(null);
  const choices = realityChoices(brand, own);
  const held = own !== null && choices.includes(own) ? String(own) : '';
  const value = chosen ?? held;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await send({ minutes: value === '' ? null : Number(value) });
    if (!outcome.ok) return toasts.show({ tone: 'negative', text: errorText(text, outcome.error) });
    toasts.show({ tone: 'positive', text: text('control.check.saved') });
  };
  const theirs = brand === null ? text('control.check.never') : text('control.check.minutes', { minutes: brand });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Panel title={text('control.check')}>
        <SelectField
          label={text('control.check.every')}
          hint={brand === null ? undefined : text('control.check.brand', { minutes: brand })}
          options={[
            ...choices.map((minutes) => ({
              value: String(minutes),
              label: text('control.check.minutes', { minutes }),
            })),
            { value: '', label: theirs },
          ]}
          value={value}
          onValueChange={setChosen}
        />
        <div>
          <Button type="submit" size="lg" busy={busy}>
            {text('control.check.save')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}
