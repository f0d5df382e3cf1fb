import { realityChoices } from '@baize/domain';
import { setRealityCheck } from '@baize/gateway';
import { Button, Panel } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { limitsChanged } from './stale.ts';

interface Values {
  /** Minutes, '' for the brand's default; null until chosen. */
  chosen: string | null;
}

const untouched: Values = { chosen: null };

/**
 * Sets the interval of the reality check, which can only be shorter than the brand's (RSP-02). In minutes, null for
 * never.
 */
export function CheckSetting({ brand, own }: { brand: number | null; own: number | null }) {
  const text = useText();
  const { toasts } = useServices();
  const { send } = useAction(setRealityCheck, limitsChanged);
  const choices = realityChoices(brand, own);
  const held = own !== null && choices.includes(own) ? String(own) : '';
  const chosenOf = ({ chosen }: Values) => chosen ?? held;
  const form = useSubmitForm({
    defaultValues: untouched,
    onSubmit: (values) => {
      const value = chosenOf(values);
      return send({ minutes: value === '' ? null : Number(value) });
    },
    toast: text('control.check.saved'),
    onError: (error) => toasts.show({ tone: 'negative', text: errorText(text, error) }),
  });
  const theirs = brand === null ? text('control.check.never') : text('control.check.minutes', { minutes: brand });
  return (
    <form onSubmit={form.submit} noValidate>
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
          {...form.field('chosen')}
          value={chosenOf(form.values)}
        />
        <div>
          <Button type="submit" size="lg" busy={form.isSubmitting}>
            {text('control.check.save')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}
