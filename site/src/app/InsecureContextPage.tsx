import { Button, FullPage, type FullPageProps } from '@baize/ui';
import { useText } from '../core/language/useText.ts';

/**
 * Replaces the site if the browser cannot encrypt, so that no secret is typed (FLT-020). Links to the HTTPS URL, or
 * reports that the browser is too old.
 */
export function InsecureContextPage(frame: Pick<FullPageProps, 'header' | 'footer'>) {
  const text = useText();
  if (!isSecureContext) {
    const { host, pathname, search } = location;
    return (
      <FullPage {...frame} title={text('closed.unsealed.title')} text={text('closed.unsealed.text')}>
        <Button kind="accent" size="lg" href={`https://${host}${pathname}${search}`}>
          {text('closed.unsealed.open')}
        </Button>
      </FullPage>
    );
  }
  return (
    <FullPage {...frame} title={text('closed.unsealed.old.title')} text={text('closed.unsealed.old.text')}>
      <Button kind="accent" size="lg" onClick={() => location.reload()}>
        {text('frame.retry')}
      </Button>
    </FullPage>
  );
}
