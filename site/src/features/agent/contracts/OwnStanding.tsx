import type { Settlement, TierProgress } from '@baize/domain';
import { Stack, Text } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import type { TermsText } from '../../contracts/termsText.ts';
import type { Contracts } from '../../contracts/useContracts.ts';
import type { Dates } from '../../contracts/useDates.ts';
import { useNow } from '../../contracts/useNow.ts';

interface OwnStandingProps {
  running: NonNullable<Contracts['running']>;
  progress: TierProgress | null;
  settled: Settlement | null;
  words: TermsText;
  dates: Dates;
}

export function OwnStanding({ running, progress, settled, words, dates }: OwnStandingProps) {
  const text = useText();
  const now = useNow();
  const shares = (settled?.lines ?? []).flatMap((line) => (line.kind === 'share' ? [line] : []));
  const missing = progress ? words.missing(progress.conditions) : '';
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text size="caption" tone="secondary">
          {text('contracts.now', { period: dates.period(running) })}
        </Text>
        <Text size="displaySm" numeric>
          {words.money(settled?.amount ?? '0')}
        </Text>
        {shares.map(({ tier, rate, base, percent }) => (
          <Text key={`${tier} ${rate}`} size="caption" numeric>
            {text('contracts.now.share', { tier: tier + 1, base: words.figure(base), rate: words.percent(percent) })}
          </Text>
        ))}
      </Stack>
      {progress && (
        <Text size="caption" tone="positive">
          {progress.next === null
            ? text('contracts.now.top')
            : text('contracts.now.needs', { tier: progress.next + 1, missing })}
        </Text>
      )}
      <Stack gap={0}>
        <Text size="caption">{text('contracts.settles', { time: dates.moment(running.settlesAt) })}</Text>
        <Text size="caption" tone="muted">
          {dates.in(running.settlesAt, now)}
        </Text>
        <Text size="caption" tone="muted">
          {text('contracts.figures', { time: dates.moment(running.updatedAt) })}
        </Text>
      </Stack>
    </Stack>
  );
}
