import { Alert } from '@baize/ui';
import { useText } from '../core/language/useText.ts';

interface FateNoticeProps {
  kind: 'checking' | 'unknown';
  what: string;
  onCheck: () => void;
}

/** Shows a payment whose outcome is unknown, neither as failed nor with a retry button (FLT-029). */
export function PendingNotice({ kind, what, onCheck }: FateNoticeProps) {
  const text = useText();
  if (kind === 'checking') return <Alert tone="info">{text('money.fate.checking', { what })}</Alert>;
  return (
    <Alert tone="warning" action={{ label: text('money.fate.check'), onClick: onCheck }}>
      {text('money.fate.unknown', { what })}
    </Alert>
  );
}
