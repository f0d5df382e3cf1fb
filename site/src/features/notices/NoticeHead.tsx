import { StageHead } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';

/** The head of the page on the cloth. */
export function NoticeHead() {
  const text = useText();
  return <StageHead title={text('help.notices')} lead={text('help.notices.about')} />;
}
