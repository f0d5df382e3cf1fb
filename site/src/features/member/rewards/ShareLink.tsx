import { Button } from '@baize/ui';
import { Share2 } from 'lucide';
import { useText } from '../../../core/language/useText.ts';
import { paths } from '../../../core/routing/paths.ts';
import { useBrand } from '../../../core/services/services.ts';

/** Hands the invitation to another app, where the device has a way to. */
export function ShareLink({ code }: { code: string }) {
  const text = useText();
  const { affiliateParameter, name } = useBrand();
  if (!('share' in navigator)) return null;
  const url = paths.invitation(location.origin, affiliateParameter, code);
  return (
    <Button
      kind="primary"
      iconStart={Share2}
      // Whoever changes their mind has not failed.
      onClick={() => void navigator.share({ title: name, url }).catch(() => undefined)}
    >
      {text('invited.share')}
    </Button>
  );
}
