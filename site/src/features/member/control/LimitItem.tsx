import { type LimitStanding, shareOf } from '@baize/domain';
import { cancelLimitRaise, setPlayLimit } from '@baize/gateway';
import { Button, LimitRow } from '@baize/ui';
import { useDateTimeText } from '../../../core/language/useDateTimeText.ts';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { limitsChanged } from './stale.ts';
import { useControlAction } from './useControlAction.ts';
import { useLimitWords } from './useLimitWords.ts';
import { useSaidChange } from './useSaidChange.ts';

export function LimitItem({ limit, onChange }: { limit: LimitStanding; onChange: () => void }) {
  const text = useText();
  const moment = useDateTimeText();
  const words = useLimitWords();
  const said = useSaidChange();
  const { toasts } = useServices();
  const lifting = useControlAction(setPlayLimit, limitsChanged);
  const keeping = useControlAction(cancelLimitRaise, limitsChanged);
  const { kind, period, amount, used, pending, resets } = limit;
  const name = words.name(limit);

  const lift = async () => {
    const outcome = await lifting.send({ kind, period, amount: null });
    if (outcome.ok) said(outcome.value.outcome, outcome.value.limit);
    else toasts.show({ tone: 'negative', text: errorText(text, outcome.error) });
  };
  const keep = async () => {
    const outcome = await keeping.send({ kind, period });
    if (outcome.ok) toasts.show({ tone: 'positive', text: text('control.done.cancelled') });
    else toasts.show({ tone: 'negative', text: errorText(text, outcome.error) });
  };
  return (
    <LimitRow
      title={name}
      progress={{
        value: shareOf(used, amount) ?? 1,
        text: text('control.used', { used: words.amount(kind, used), amount: words.amount(kind, amount) }),
      }}
      left={words.left(limit)}
      resets={text('control.resets', { when: moment(resets) })}
      pending={
        pending
          ? {
              text:
                pending.amount === null
                  ? text('control.pending.lift', { when: moment(pending.from) })
                  : text('control.pending.raise', {
                      when: moment(pending.from),
                      amount: words.amount(kind, pending.amount),
                    }),
              actions: (
                <Button size="sm" busy={keeping.busy} onClick={() => void keep()}>
                  {text('control.pending.cancel')}
                </Button>
              ),
            }
          : undefined
      }
      actions={
        <>
          <Button size="sm" aria-label={`${text('control.change')}: ${name}`} onClick={onChange}>
            {text('control.change')}
          </Button>
          {pending?.amount !== null && (
            <Button
              size="sm"
              kind="ghost"
              busy={lifting.busy}
              aria-label={`${text('control.lift')}: ${name}`}
              onClick={() => void lift()}
            >
              {text('control.lift')}
            </Button>
          )}
        </>
      }
    />
  );
}
