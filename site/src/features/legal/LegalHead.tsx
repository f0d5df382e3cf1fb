import { PageHeader } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useLegalKind } from './useLegalKind.ts';

export function LegalHead() {
  const text = useText();
  const kind = useLegalKind();
  return <PageHeader title={text(`legal.${kind}`)} lead={text(`legal.${kind}.about`)} />;
}
