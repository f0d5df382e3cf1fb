import { Alert } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useConsent, useMeasurement } from '../../core/services/consent.ts';

/** Says that there is something to consent to, until it was answered (APP-10). */
export function AskConsent() {
  const text = useText();
  const overlay = useOverlay();
  const wanted = useMeasurement() !== null;
  const answered = useConsent() !== null;
  if (!wanted || answered) return null;
  return (
    <Alert tone="info" action={{ label: text('ways.consent.choose'), onClick: () => overlay.open('consent') }}>
      {text('ways.consent')}
    </Alert>
  );
}
