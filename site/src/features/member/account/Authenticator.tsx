import { type GatewayError, prepareAuthenticator, type ValueOf } from '@baize/gateway';
import { DescriptionList, Failure, Inline, QrCode, Skeleton, Stack, Text } from '@baize/ui';
import { CopyButton } from '@baize/ui/overlays';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';

type Prepared = ValueOf<typeof prepareAuthenticator>;

export function Authenticator() {
  const text = useText();
  const { send } = useAction(prepareAuthenticator);
  const [state, setState] = useState<Prepared | GatewayError | null>(null);
  const prepare = useCallback(async () => {
    setState(null);
    const outcome = await send({});
    setState(outcome.ok ? outcome.value : outcome.error);
  }, [send]);
  useEffect(() => void prepare(), [prepare]);

  if (state === null) return <Skeleton shape="panel" />;
  if (!('secret' in state)) {
    return (
      <Failure
        title={text('list.failed')}
        text={errorText(text, state)}
        retry={text('frame.retry')}
        onRetry={() => void prepare()}
      />
    );
  }
  const { secret, address } = state;
  return (
    <Stack gap={3}>
      <Text size="label">{text('profile.verify.scan')}</Text>
      <Inline gap={4} align="start" wrap>
        <QrCode value={address} label={text('profile.verify.scan')} />
        <DescriptionList
          items={[
            {
              id: 'key',
              term: text('profile.verify.key'),
              value: secret.replace(/(.{4})(?=.)/g, '$1 '),
              actions: (
                <CopyButton
                  kind="icon"
                  text={secret}
                  words={{
                    copy: text('profile.verify.key.copy'),
                    copied: text('profile.verify.key.copied'),
                    blocked: text('profile.verify.key.blocked'),
                  }}
                />
              ),
            },
          ]}
        />
      </Inline>
    </Stack>
  );
}
