import { sameAddressAt } from '@baize/domain';
import { Alert } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { usePage } from '../../core/routing/navigation.tsx';
import { useFasterOrigin } from '../../core/services/domains.ts';

export function FasterDomain() {
  const text = useText();
  const origin = useFasterOrigin();
  const { pathname, search } = usePage();
  if (!origin) return null;
  const go = () => location.assign(sameAddressAt(origin, pathname + (search && `?${search}`)));
  return (
    <Alert tone="info" action={{ label: text('frame.domain.go'), onClick: go }}>
      {text('frame.domain', { host: new URL(origin).host })}
    </Alert>
  );
}
