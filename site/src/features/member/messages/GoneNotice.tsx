import { Alert } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';

/** The address names a message that is not there: it was deleted, or is somebody else's. */
export function GoneNotice({ onBack }: { onBack: () => void }) {
  const text = useText();
  return (
    <Alert tone="info" place="panel" action={{ label: text('inbox.back'), onClick: onBack }}>
      {text('inbox.gone')}
    </Alert>
  );
}
