import type { Load } from '@baize/ui';
import { useText } from '../language/useText.ts';
import { useServices } from './services.ts';
import { useStatus } from './status.ts';

export function usePlatformLoad(): Load {
  const text = useText();
  const { platform } = useServices();
  const { known, permission } = useStatus();
  if (permission) return { kind: 'ready' };
  if (!known) return { kind: 'loading' };
  return {
    kind: 'failed',
    title: text('list.failed'),
    text: text('error.network'),
    retry: text('frame.retry'),
    onRetry: () => void platform.refresh(),
  };
}
