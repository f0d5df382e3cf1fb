import { PageHeader } from '@baize/ui';
import { useBrand } from '../../core/services/services.ts';
import { useLanding } from './useLanding.ts';

export function LandingHead() {
  const { content } = useBrand();
  const { landing } = useLanding();
  if (landing === null || content === null) return null;
  return <PageHeader title={landing?.words.title ?? ''} lead={landing?.words.text ?? ''} />;
}
