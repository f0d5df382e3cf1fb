import { Button, ClosedArt, Inline, Split, Stack, Text } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';

/** Stands in for a page that this operator's platform does not have (ADP-06). */
export function NotOffered() {
  const text = useText();
  return (
    <Split aside={<ClosedArt />}>
      <Stack gap={5}>
        <Text as="h1" size="displayMd">
          {text('notOffered.title')}
        </Text>
        <Text size="bodyLg" tone="secondary">
          {text('notOffered.text')}
        </Text>
        <Inline gap={3} wrap>
          <Button kind="primary" href={paths.home}>
            {text('notFound.home')}
          </Button>
          <Button href={paths.slots}>{text('nav.games')}</Button>
        </Inline>
      </Stack>
    </Split>
  );
}
