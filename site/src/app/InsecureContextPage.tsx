import { Button, FullPage, type FullPageProps } from '@baize/ui';
import { useText } from '../core/language/useText.ts';

/**
 * Stands before everything where the browser cannot encrypt, so that no secret is even typed (FLT-020): it says why, and leads to the
 * secure address. A page that is secure already is in a browser too old.
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
