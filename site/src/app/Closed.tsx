import { Button, FullPage, Logo, Text } from '@baize/ui';
import { useText } from '../language/useText.ts';
import { Languages } from '../layout/Tools.tsx';
import { paths } from '../paths.ts';
import { useBrand, useServices } from './services.ts';
import { useStatus } from './status.ts';

/** The page of a platform that is closed: to everybody for a while, or to a region. It needs no other call. */
export function Closed({ why }: { why: 'maintenance' | 'blocked' }) {
  const text = useText();
  const brand = useBrand();
  const { platform } = useServices();
  const { ip } = useStatus();
  const top = (
    <>
      <Logo name={brand.name} href={paths.home} />
      <Languages />
    </>
  );
  if (why === 'maintenance') {
    return (
      <FullPage top={top} title={text('game_maintenance')} text={text('info_maintenance')}>
        <Button kind="accent" size="lg" onClick={() => void platform.refresh()}>
          {text('frame.retry')}
        </Button>
      </FullPage>
    );
  }
  return (
    <FullPage top={top} title={text('blockip')} text={text('info_ip_block')}>
      {ip && (
        <Text as="bdi" size="title" tone="onStage">
          {text('status.ip', { ip })}
        </Text>
      )}
    </FullPage>
  );
}
