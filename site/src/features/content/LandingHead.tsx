import { PageHeader } from '@baize/ui';
import { useLanding } from './useLanding.ts';

export function LandingHead() {
  const { landing } = useLanding();
  if (landing === null) return null;
  return <PageHeader title={landing?.words.title ?? ''} lead={landing?.words.text ?? ''} />;
}
