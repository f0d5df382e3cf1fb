import { WarningDialog } from '@baize/ui/overlays';
import { useEffect, useState } from 'react';
import { useText } from '../core/language/useText.ts';
import type { OverlayProps } from '../core/routing/useOverlay.ts';
import { useSession } from '../core/services/services.ts';

export function CopiedNotice({ open, onClose }: OverlayProps) {
  const text = useText();
  const id = useSession().customerId ?? '';
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    if (!open) return;
    // Rejects also where there is no clipboard or using it throws.
    const write = async () => navigator.clipboard.writeText(id);
    write().then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }, [open, id]);
  if (copied === null) return null;
  return (
    <WarningDialog
      open={open}
      title={copied ? text('copy_success') : text('frame.account.copy')}
      text={text(copied ? 'copy.text' : 'copy.blocked', { id })}
      close={text('frame.close')}
      onClose={onClose}
    />
  );
}
