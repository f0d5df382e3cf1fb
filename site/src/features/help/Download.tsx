import { safeExternal, sameOriginPath } from '@baize/domain';
import { DownloadBanner, Empty, LoadFrame, QrCode, Section, Sections, Stack, Steps } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useBrand } from '../../core/services/services.ts';
import { useStatus } from '../../core/services/status.ts';
import { usePlatformLoad } from '../../core/services/usePlatformLoad.ts';
import { GuessedSkeleton } from '../../shared/page/furtherSkeletons.tsx';

/** Offers the app for each available platform, with its QR code and instructions (DWN-01, APP-11). */
export function Download() {
  const text = useText();
  const android = useResource('ANDROID');
  const ios = useResource('IOS');
  const load = usePlatformLoad();
  if (load.kind !== 'ready') {
    return (
      <LoadFrame load={load} skeleton={<GuessedSkeleton />}>
        {null}
      </LoadFrame>
    );
  }
  if (!android && !ios) {
    return <Empty title={text('download.none')} text={text('download.none.text')} />;
  }
  const steps = (platform: 'android' | 'ios') =>
    (['scan', 'open', 'play'] as const).map((step) => ({
      id: step,
      title: text(`download.${platform}.${step}`),
    }));
  return (
    <Sections>
      {android && (
        <Section title={text('download.android')}>
          <Stack gap={5}>
            <DownloadBanner
              title={text('download.android.title')}
              text={text('download.android.text')}
              qr={<QrCode value={android.qr} label={text('download.qr', { platform: 'Android' })} />}
              link={{ label: text('download.android.get'), href: android.href }}
            />
            <Steps label={text('download.guide', { platform: 'Android' })} steps={steps('android')} />
          </Stack>
        </Section>
      )}
      {ios && (
        <Section title={text('download.ios')}>
          <Stack gap={5}>
            <DownloadBanner
              title={text('download.ios.title')}
              text={text('download.ios.text')}
              qr={<QrCode value={ios.qr} label={text('download.qr', { platform: 'iPhone' })} />}
              link={{ label: text('download.ios.get'), href: ios.href }}
            />
            <Steps label={text('download.guide', { platform: 'iPhone' })} steps={steps('ios')} />
          </Stack>
        </Section>
      )}
    </Sections>
  );
}

interface Resource {
  href: string;
  qr: string;
}

/**
 * Returns a link the platform names, such as ANDROID; null when it is missing or leads neither to a path of ours nor to
 * an allowed host (APP-11, FLT-048).
 */
function useResource(name: string): Resource | null {
  const { allowedHosts } = useBrand();
  const resources = useStatus().permission?.resources;
  return useMemo(() => {
    const found = resources?.find(({ type }) => type.toUpperCase() === name);
    const safe = (address: string | null | undefined) =>
      safeExternal(address, allowedHosts) ?? ownAddress(sameOriginPath(address));
    const href = safe(found?.url);
    return href ? { href, qr: safe(found?.qrCode) ?? href } : null;
  }, [resources, allowedHosts, name]);
}

const ownAddress = (path: string | null) => path && location.origin + path;
