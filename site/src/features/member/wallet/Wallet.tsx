import { wallets } from '@baize/gateway';
import { LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { Boundary } from '../../../core/loading/Boundary.tsx';
import { RevealWhenReady } from '../../../core/loading/RevealWhenReady.tsx';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { Movements } from '../movement/Movements.tsx';
import { MoveMoney } from './MoveMoney.tsx';
import { Total } from './Total.tsx';

export function Wallet() {
  const text = useText();
  const answer = useEndpoint(wallets, {});
  return (
    <Stack gap={6}>
      <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="panel" count={2} />}>
        {answer.value && (
          <Stack gap={4}>
            <Total wallets={answer.value} answer={answer} />
            <Boundary>
              {answer.value.single ? (
                <Text tone="secondary">{text('wallet.single')}</Text>
              ) : (
                <MoveMoney wallets={answer.value} />
              )}
            </Boundary>
          </Stack>
        )}
      </LoadFrame>
      <RevealWhenReady waiting={answer.loading}>
        <Boundary>
          <Movements page="transferFund" />
        </Boundary>
      </RevealWhenReady>
    </Stack>
  );
}
