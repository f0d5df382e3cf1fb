import { type ReactNode, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';

interface StoryPageProps {
  open: boolean;
  opener: string;
  children: (open: boolean, setOpen: (open: boolean) => void) => ReactNode;
}

export function StoryPage({ open: first, opener, children }: StoryPageProps) {
  const [open, setOpen] = useState(first);
  return (
    <main>
      <Stack gap={4} align="start">
        <Text as="h1" size="displayLg">
          The table is set
        </Text>
        <Text tone="secondary">Slots, live dealers, lottery draws and the match, all from one wallet.</Text>
        <Button onClick={() => setOpen(true)}>{opener}</Button>
      </Stack>
      {children(open, setOpen)}
    </main>
  );
}
