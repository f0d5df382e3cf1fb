import { type AskedPurpose, sinks, sinksOf } from '@baize/domain';
import { Button, Inline, Stack, Text } from '@baize/ui';
import { Checkbox, Dialog } from '@baize/ui/overlays';
import { useState } from 'react';
import { useText } from '../core/language/useText.ts';
import type { OverlayProps } from '../core/routing/useOverlay.ts';
import { consent, privacySignal, useAskedPurposes, useConsent } from '../core/services/consent.ts';
import { useBrand } from '../core/services/services.ts';

/** Asks about each purpose in one layer: no, choose and yes weigh the same, and closing is no answer (OPS-20). */
export function Consent({ open, onClose }: OverlayProps) {
  const text = useText();
  const brand = useBrand();
  const asked = useAskedPurposes();
  const before = useConsent();
  const signal = privacySignal();
  const [chosen, setChosen] = useState<readonly AskedPurpose[]>(() => asked.filter((purpose) => before?.[purpose]));
  const answer = (yes: readonly AskedPurpose[]) => {
    consent.set(yes.filter((purpose) => purpose !== 'marketing' || !signal));
    onClose();
  };
  const gets = (purpose: AskedPurpose) =>
    sinksOf(brand)
      .map((id) => sinks[id])
      .filter((sink) => sink.purpose === purpose)
      .map(({ name, months }) => text('consent.sink', { name, months }))
      .join(' ');
  return (
    <Dialog open={open} title={text('help.consent')} onClose={onClose} words={{ close: text('frame.close') }}>
      <Stack gap={5}>
        <Text>{text('help.consent.text')}</Text>
        {asked.map((purpose) => (
          <Checkbox
            key={purpose}
            label={text(`consent.${purpose}`)}
            hint={gets(purpose)}
            checked={chosen.includes(purpose) && !(purpose === 'marketing' && signal)}
            disabled={purpose === 'marketing' && signal}
            onValueChange={(checked) =>
              setChosen((others) => [...others.filter((other) => other !== purpose), ...(checked ? [purpose] : [])])
            }
          />
        ))}
        {signal && asked.includes('marketing') && <Text tone="secondary">{text('consent.signal')}</Text>}
        <Inline gap={3} wrap>
          <Button onClick={() => answer([])}>{text('help.consent.no')}</Button>
          <Button onClick={() => answer(chosen)}>{text('consent.chosen')}</Button>
          <Button onClick={() => answer(asked)}>{text('help.consent.yes')}</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
