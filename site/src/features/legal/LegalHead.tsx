import { StageHead } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useLegalKind } from './useLegalKind.ts';

/** The head of the page on the cloth. */
export function LegalHead() {
  const text = useText();
  const kind = useLegalKind();
  return <StageHead title={text(`legal.${kind}`)} lead={text(`legal.${kind}.about`)} />;
}
