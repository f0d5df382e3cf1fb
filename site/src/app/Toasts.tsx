import { Toaster } from '@baize/ui';
import { useText } from '../core/language/useText.ts';
import { useServices } from '../core/services/services.ts';

export function Toasts() {
  const { toasts } = useServices();
  const text = useText();
  return <Toaster toasts={toasts} label={text('home.notices')} words={{ close: text('frame.close') }} />;
}
