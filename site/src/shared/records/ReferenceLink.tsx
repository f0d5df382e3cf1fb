import { Link } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';

interface ReferenceLinkProps {
  reference: string;
  href: string;
}

export const linkId = (reference: string): string => `record-${reference}`;

export function ReferenceLink({ reference, href }: ReferenceLinkProps) {
  const text = useText();
  return (
    <Link id={linkId(reference)} href={href} aria-label={text('records.open', { reference })}>
      <bdi>{reference}</bdi>
    </Link>
  );
}

export function RecordReference({
  reference,
  openHref,
}: {
  reference: string;
  openHref: ((reference: string) => string) | null;
}) {
  return openHref ? <ReferenceLink reference={reference} href={openHref(reference)} /> : <bdi>{reference}</bdi>;
}
