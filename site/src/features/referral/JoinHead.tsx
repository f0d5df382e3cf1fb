import { PageHeader } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';

/** The header of the page. */
export function JoinHead() {
  const text = useText();
  return <PageHeader title={text('join.title')} lead={text('join.lead')} />;
}
