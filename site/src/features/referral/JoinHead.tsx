import { StageHead } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';

/** The head of the page on the cloth. */
export function JoinHead() {
  const text = useText();
  return <StageHead title={text('join.title')} lead={text('join.lead')} />;
}
