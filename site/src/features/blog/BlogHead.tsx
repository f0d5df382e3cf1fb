import { StageHead } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';

/** The head of the page on the cloth. */
export function BlogHead() {
  const text = useText();
  return <StageHead title={text('blog.title')} lead={text('blog.lead')} />;
}
