import type { ErrorCode } from '@baize/domain';
import { Button } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import type { MemberPageKey } from '../../core/routing/paths.ts';
import { useCentre } from '../../core/routing/useCentre.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';

interface Way {
  page: MemberPageKey;
  words: 'errors.way.control' | 'errors.way.account';
}

const ways: Partial<Record<ErrorCode, Way>> = {
  'limit-reached': { page: 'playControl', words: 'errors.way.control' },
  'on-a-break': { page: 'playControl', words: 'errors.way.control' },
  'payment-password-unset': { page: 'securityCenter', words: 'errors.way.account' },
};

export function ErrorAction({ code }: { code: ErrorCode | undefined }) {
  const text = useText();
  const { hrefOf } = useCentre();
  const overlay = useOverlay();
  if (code === 'agree-first') return <Button href={overlay.hrefOf('agree')}>{text('errors.way.agree')}</Button>;
  const way = code && ways[code];
  if (!way) return null;
  return <Button href={hrefOf(way.page)}>{text(way.words)}</Button>;
}
