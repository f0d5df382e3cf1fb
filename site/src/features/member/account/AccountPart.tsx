import { Panel, Stack, Text } from '@baize/ui';
import type { ReactNode } from 'react';
import { Boundary } from '../../../core/loading/Boundary.tsx';

interface AccountPartProps {
  title: string;
  /** What it is for. */
  lead?: string;
  children: ReactNode;
}

/** One part of the account page; if it breaks, the others live on. */
export function AccountPart({ title, lead, children }: AccountPartProps) {
  return (
    <Panel title={title}>
      {lead && (
        <Text size="label" tone="muted">
          {lead}
        </Text>
      )}
      <Boundary>
        <Stack gap={5}>{children}</Stack>
      </Boundary>
    </Panel>
  );
}
