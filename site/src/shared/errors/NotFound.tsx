import { Button, ClosedArt, Inline, SearchField, Split, Stack, Text } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useOffered } from '../../core/services/status.ts';

export function NotFound() {
  const text = useText();
  const overlay = useOverlay();
  const [name, setName] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    overlay.open('search', name.trim() ? { find: name.trim() } : {});
  };
  const searches = useOffered('search');
  const hasHelp = useOffered('help');
  const ways = (
    <>
      <Button href={paths.home}>{text('notFound.home')}</Button>
      {hasHelp && <Button href={paths.help}>{text('help.title')}</Button>}
    </>
  );
  return (
    <Split aside={<ClosedArt />}>
      <Stack gap={5}>
        <Text as="h1" size="displayMd">
          {text('notFound.title')}
        </Text>
        <Text size="bodyLg" tone="secondary">
          {text('notFound.text')}
        </Text>
        {searches ? (
          <search>
            <form onSubmit={search}>
              <Stack gap={4}>
                <SearchField
                  label={text('notFound.search')}
                  value={name}
                  onValueChange={setName}
                  words={{ clear: text('frame.search.clear') }}
                />
                <Inline gap={3} wrap>
                  <Button type="submit" kind="primary">
                    {text('notFound.search')}
                  </Button>
                  {ways}
                </Inline>
              </Stack>
            </form>
          </search>
        ) : (
          <Inline gap={3} wrap>
            {ways}
          </Inline>
        )}
      </Stack>
    </Split>
  );
}
