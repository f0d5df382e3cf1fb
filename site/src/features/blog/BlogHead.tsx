import { PageHeader } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';

export function BlogHead() {
  const text = useText();
  return <PageHeader title={text('blog.title')} lead={text('blog.lead')} />;
}
