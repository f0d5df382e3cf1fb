import { Alert } from '@baize/ui';
import { useConsent, useMeasurement } from '../app/consent.ts';
import { useOverlay } from '../app/useOverlay.ts';
import { useText } from '../language/useText.ts';

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
