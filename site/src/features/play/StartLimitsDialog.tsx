import { checkLimit, currencySymbol, type LimitKind, type LimitPeriod, languageTag, limitPeriods } from '@baize/domain';
import { depositSettings, goWithoutLimits, playControl, playSession, setPlayLimit } from '@baize/gateway';
import { Button, Grid, Stack, Text } from '@baize/ui';
import { Dialog, FormError, MoneyField, NumberField } from '@baize/ui/overlays';
import { useState } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useBrand, useLanguage } from '../../core/services/services.ts';
import { errorText } from '../../data/load.ts';
import { useAction } from '../../data/useAction.ts';

const stale = [playControl, playSession, depositSettings];

interface StartLimitsDialogProps {
  isRequired: boolean;
  kinds: readonly LimitKind[];
  open: boolean;
  onClose: () => void;
}

type Typed = Readonly<Record<string, string | null>>;

/** Asks for limits before the first game or deposit. Both answers are one size, colour and weight (JUR-19, JUR-38). */
export function StartLimitsDialog({ isRequired, kinds, open, onClose }: StartLimitsDialogProps) {
  const text = useText();
  const { currency } = useBrand();
  const [typed, setTyped] = useState<Typed>({});
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const set = useAction(setPlayLimit, stale);
  const without = useAction(goWithoutLimits, stale);

  const keep = async () => {
    setError(undefined);
    const wishes = kinds.flatMap((kind) =>
      limitPeriods.map((period) => ({ kind, period, amount: typed[`${kind}-${period}`] ?? '' })),
    );
    const written = wishes.filter(({ amount }) => amount !== '');
    const checks = written.map((wish) => ({ wish, check: checkLimit(wish, wish.amount, currency.digits) }));
    const hasEach = !isRequired || kinds.every((kind) => written.some((wish) => wish.kind === kind));
    if (checks.length === 0 || !hasEach) return setError(text('safety.start.wrong'));
    for (const { wish, check } of checks) {
      if (check.kind !== 'ok') return setError(text('control.wrong.required'));
      const outcome = await set.send({ kind: wish.kind, period: wish.period, amount: check.amount });
      if (!outcome.ok) return setError(errorText(text, outcome.error));
    }
  };
  const goWithout = async () => {
    const outcome = await without.send({});
    if (!outcome.ok) setError(errorText(text, outcome.error));
  };
  const answer = { kind: 'neutral', size: 'lg', wide: true } as const;
  const words = { close: text('frame.close') };
  if (isAsking)
    return (
      <Dialog open={open} title={text('safety.start.again')} size="sm" words={words}>
        <Stack gap={4}>
          <FormError>{error}</FormError>
          <Text tone="secondary">{text('safety.start.again.text')}</Text>
          <Grid columns="fields">
            <Button {...answer} onClick={() => setAsking(false)}>
              {text('safety.start.back')}
            </Button>
            <Button {...answer} busy={without.busy} onClick={() => void goWithout()}>
              {text('safety.start.without')}
            </Button>
          </Grid>
        </Stack>
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      title={text(isRequired ? 'safety.start.required' : 'safety.start.title')}
      size="md"
      words={words}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <Stack gap={4}>
          <FormError>{error}</FormError>
          <Text tone="secondary">{text('safety.start.text')}</Text>
          {kinds.map((kind) => (
            <Grid key={kind} columns="thirds">
              <Fields kind={kind} typed={typed} onType={(key, value) => setTyped({ ...typed, [key]: value })} />
            </Grid>
          ))}
          <Text size="caption" tone="secondary">
            {text('safety.start.free')}
          </Text>
          {isRequired ? (
            <Button {...answer} type="submit" busy={set.busy}>
              {text('safety.start.set')}
            </Button>
          ) : (
            <Grid columns="fields">
              <Button {...answer} type="submit" busy={set.busy}>
                {text('safety.start.set')}
              </Button>
              <Button {...answer} onClick={() => setAsking(true)}>
                {text('safety.start.without')}
              </Button>
            </Grid>
          )}
          <Text size="caption" tone="secondary">
            {text('safety.start.kept')}
          </Text>
        </Stack>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  kind: LimitKind;
  typed: Typed;
  onType: (key: string, value: string | null) => void;
}

function Fields({ kind, typed, onType }: FieldsProps) {
  const text = useText();
  const { currency } = useBrand();
  const locale = languageTag(useLanguage());
  const label = (period: LimitPeriod) => `${text(`control.kind.${kind}`)} · ${text(`control.period.${period}`)}`;
  return limitPeriods.map((period) => {
    const key = `${kind}-${period}`;
    const field = {
      label: label(period),
      locale,
      value: typed[key] ?? '',
      onValueChange: (value: string | null) => onType(key, value),
    };
    return kind === 'time' ? (
      <NumberField key={key} {...field} digits={0} />
    ) : (
      <MoneyField
        key={key}
        {...field}
        symbol={currencySymbol(currency)}
        digits={currency.digits}
        words={{ quick: text('control.amount'), max: text('control.amount') }}
      />
    );
  });
}
