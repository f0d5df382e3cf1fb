import { checkRebate, languageTag, rebateDigits, shortRate } from '@baize/domain';
import { changeRebate, downline, type GatewayError, readRefusal } from '@baize/gateway';
import { Alert, Button, Inline, Stack } from '@baize/ui';
import { Dialog, FormError, NumberField } from '@baize/ui/overlays';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { useAction } from '../../../data/useAction.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { rebateProblem, useRebateHint } from '../shared/useRebateHint.ts';
import type { TeamMember } from './teamWords.ts';

interface Downline {
  member: TeamMember;
  rebate: string;
}

interface RebateDialogProps {
  /** Account whose rebate is changed; null while the dialog is closed. */
  downline: Downline | null;
  /** Agent's own rate, in per cent. */
  own: string;
  onDone: () => void;
  onClose: () => void;
}

/** Changes the rebate of a direct downline: a raise applies at once, a lower rate needs their consent. */
export function RebateDialog({ downline: changed, ...rest }: RebateDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={changed !== null}
      title={text('team.rebate.change')}
      onClose={rest.onClose}
      words={{ close: text('frame.close') }}
    >
      {changed && <RebateForm downline={changed} {...rest} />}
    </Dialog>
  );
}

function RebateForm({ downline: changed, own, onDone, onClose }: RebateDialogProps & { downline: Downline }) {
  const text = useText();
  const language = useLanguage();
  const hint = useRebateHint(own);
  const { member, rebate } = changed;
  const name = apart(member.name);
  const { send } = useAction(changeRebate, [downline]);
  const form = useSubmitForm({
    defaultValues: { rate: shortRate(rebate) as string | null },
    validateOnChange: ['rate'],
    validate: ({ rate }) => ({ rate: rebateProblem(checkRebate(rate, own, rebate), text) }),
    onSubmit: async ({ rate }) => {
      const check = checkRebate(rate, own, rebate);
      return check.kind === 'ok' ? send({ account: member.account, rate: check.rate }) : undefined;
    },
    serverErrors: (error: GatewayError) =>
      readRefusal(error.value).fields.rate === 'below-given' ? { rate: text('team.rebate.below', { name }) } : {},
    toast: ({ state }) => text(state === 'done' ? 'team.rebate.done' : 'team.rebate.requested', { name }),
    onSuccess: () => {
      onDone();
      onClose();
    },
  });
  const check = checkRebate(form.values.rate, own, rebate);
  const lowers = check.kind === 'ok' && check.change === 'lower';
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FormError>{form.error}</FormError>
        <NumberField
          {...form.field('rate')}
          label={text('team.rebate.of', { name })}
          hint={hint(check)}
          unit="%"
          digits={rebateDigits}
          locale={languageTag(language)}
          required
        />
        <div role="status">
          {check.kind === 'ok' && (
            <Alert tone={lowers ? 'warning' : 'info'} kind="panel">
              {text(lowers ? 'team.rebate.lower' : 'team.rebate.raise', {
                name,
                from: shortRate(rebate),
                to: shortRate(check.rate),
              })}
            </Alert>
          )}
        </div>
        <Inline gap={3} justify="end" wrap>
          <Button onClick={onClose}>{text('team.cancel')}</Button>
          <Button type="submit" kind="primary" busy={form.isSubmitting}>
            {text(lowers ? 'team.rebate.ask' : 'team.rebate.set')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
