import { PageHeader } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';

export function NoticeHead() {
  const text = useText();
  return <PageHeader title={text('help.notices')} lead={text('help.notices.about')} />;
}
