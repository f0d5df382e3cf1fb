import { CopyButton } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';

/** Copies a number; without clipboard access, shows it for manual copying (FLT-057). */
export function Copy({ what, text: copied }: { what: string; text: string }) {
  const text = useText();
  return (
    <CopyButton
      kind="icon"
      text={copied}
      words={{
        copy: text('movement.copy', { what }),
        copied: text('movement.copied'),
        blocked: text('movement.byHand'),
      }}
    />
  );
}
