import { noticeTime } from '@baize/domain';
import { Button, DescriptionList, Stack, Text } from '@baize/ui';
import { useState } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useOffered } from '../../../core/services/status.ts';
import { PaymentPasswordForm } from './PaymentPasswordForm.tsx';
import type { Profile } from './profileOf.ts';

export function Passwords({ profile }: { profile: Profile }) {
  const text = useText();
  const { hrefOf } = useOverlay();
  const pays = useOffered('payment-password');
  const [setting, setSetting] = useState(false);
  const { passwordChangedAt, paymentPassword } = profile;
  const change = text('profile.contact.change');
  const payment = {
    id: 'payment',
    term: text('profile.payment'),
    value: text(paymentPassword ? 'profile.payment.held' : 'profile.unset'),
    actions: (
      <Button size="sm" aria-expanded={setting} onClick={() => setSetting(!setting)}>
        {text(paymentPassword ? 'profile.payment.change' : 'profile.payment.set')}
      </Button>
    ),
  };
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          {
            id: 'login',
            term: text('profile.password'),
            value:
              passwordChangedAt === null
                ? text('profile.password.never')
                : text('profile.password.changed', { time: inOrder(noticeTime(passwordChangedAt)) }),
            actions: (
              <Button size="sm" href={hrefOf('change-password')} aria-label={`${change}: ${text('profile.password')}`}>
                {change}
              </Button>
            ),
          },
          ...(pays ? [payment] : []),
        ]}
      />
      <Text size="caption" tone="muted">
        {`${text('profile.password')}: ${text('profile.password.ends')}`}
      </Text>
      {setting && <PaymentPasswordForm held={paymentPassword} onClose={() => setSetting(false)} />}
    </Stack>
  );
}
