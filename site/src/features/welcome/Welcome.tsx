import { decidePromotions } from '@baize/domain';
import { moneyMovements, playControl } from '@baize/gateway';
import { Grid, Inline, Link, Stack, Text } from '@baize/ui';
import { useEffect } from 'react';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { paths } from '../../core/routing/paths.ts';
import { usePageGate } from '../../core/routing/useGate.ts';
import { useAccess } from '../../core/services/access.ts';
import { useLanguage, useServices, useViewer } from '../../core/services/services.ts';
import { useDepositSettings } from '../../data/depositSettings.ts';
import { useFirstSteps } from '../../data/firstSteps.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { PlayersOnly } from '../../shared/players/PlayersOnly.tsx';
import { DepositCard } from './DepositCard.tsx';
import { LimitsCard } from './LimitsCard.tsx';
import { OfferCard } from './OfferCard.tsx';

export function Welcome() {
  usePageGate(useViewer());
  return (
    <PlayersOnly>
      <FirstSteps />
    </PlayersOnly>
  );
}

function FirstSteps() {
  const text = useText();
  const language = useLanguage();
  const promoted = useAccess(decidePromotions);
  const { steps, finish } = useFirstSteps();
  const limits = useEndpoint(playControl, {});
  const settings = useDepositSettings();
  const deposits = useEndpoint(moneyMovements, { type: 'deposit', status: 'credited', pageSize: 1, language });

  const { offers } = useServices().platform;
  const limited = !offers('limits') || (limits.value?.limits.length ?? 0) > 0;
  const deposited = !offers('deposit') || (deposits.value?.movements.length ?? 0) > 0;
  const offered = promoted && offers('deposit') && settings.value?.promotions.length !== 0;
  const done = limited && deposited && (!offered || steps?.offer != null);
  useEffect(() => {
    if (done) finish();
  }, [done, finish]);
  return (
    <Stack gap={6}>
      <Grid columns="panels">
        <Boundary>
          <LimitsCard answer={limits} />
        </Boundary>
        {offered && (
          <Boundary>
            <OfferCard answer={settings} />
          </Boundary>
        )}
        {offers('deposit') && (
          <Boundary>
            <DepositCard answer={settings} done={deposited} />
          </Boundary>
        )}
      </Grid>
      <Inline gap={4} align="center" justify="center">
        <Link href={paths.home}>{text('welcome.later')}</Link>
        <Text tone="muted">{text('welcome.later.text')}</Text>
      </Inline>
    </Stack>
  );
}
