import { Button, Empty } from '@baize/ui';
import { useText } from '../language/useText.ts';
import { paths } from '../paths.ts';

/** An address that leads nowhere: a way home and a way to search (NAV-11). */
export function NotFound() {
  const text = useText();
  const action = (
    <>
      <Button kind="primary" href={paths.home}>
        {text('notFound.home')}
      </Button>
      <Button href={paths.slots}>{text('notFound.search')}</Button>
    </>
  );
  return <Empty title={text('notFound.title')} text={text('notFound.text')} action={action} />;
}
