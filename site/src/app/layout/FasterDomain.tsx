import { sameAddressAt } from '@baize/domain';
import { Alert } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { usePage } from '../../core/routing/navigation.tsx';
import { useFasterOrigin } from '../../core/services/domains.ts';

/** Offers the same page under the address of this site that answers first (APP-12). */
export function FasterDomain() {
  const text = useText();
  const origin = useFasterOrigin();
  const { pathname, search } = usePage();
  if (!origin) return null;
  const go = () => location.assign(sameAddressAt(origin, pathname + (search && `?${search}`)));
  return (
    <Alert tone="info" action={{ label: text('ways.domain.go'), onClick: go }}>
      {text('ways.domain', { host: new URL(origin).host })}
    </Alert>
  );
}
