import { Alert } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';

export function RestNotice() {
  const text = useText();
  return <Alert tone="info" kind="panel">{`${text('rewards.break.title')} · ${text('rewards.break.text')}`}</Alert>;
}
