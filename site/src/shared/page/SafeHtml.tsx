import { Prose } from '@baize/ui/overlays';
import { useMemo } from 'react';
import { useStatus } from '../../core/services/status.ts';
import { sanitise } from './sanitise.ts';

export function SafeHtml({ html }: { html: string }) {
  const origins = useStatus().permission?.imageOrigins;
  const clean = useMemo(() => sanitise(html, origins ?? []), [html, origins]);
  return <Prose html={clean} />;
}
