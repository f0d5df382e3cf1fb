import type { DownlineView } from '@baize/domain';
import { Button, Stack, Text } from '@baize/ui';
import { useId } from 'react';
import type { TeamRow } from './treeState.ts';
import { isRowDialog, type RowDialog, useRowActions } from './useRowActions.ts';

interface RowActionsProps {
  row: TeamRow;
  rootName: string | null;
  view: DownlineView;
  /** Leaves out the link to the account's own page. */
  inFull?: boolean;
  onDialog: (dialog: RowDialog) => void;
}

export function RowActions({ row, rootName, view, inFull = false, onDialog }: RowActionsProps) {
  const id = useId();
  const groups = useRowActions(view)(row.member, row.upline ?? rootName);
  return (
    <Stack gap={3}>
      {groups.map(({ id: group, label, items }) => (
        <Stack key={group} gap={2}>
          {label && (
            <Text size="caption" tone="muted">
              {label}
            </Text>
          )}
          {items
            .filter((item) => !(inFull && item.id === 'details'))
            .map((item) =>
              item.disabled ? (
                <Stack key={item.id} gap={1}>
                  <Button wide iconStart={item.icon} aria-disabled aria-describedby={`${id}-${item.id}`}>
                    {item.label}
                  </Button>
                  <Text id={`${id}-${item.id}`} size="caption" tone="muted">
                    {item.text}
                  </Text>
                </Stack>
              ) : item.href === undefined ? (
                <Button
                  key={item.id}
                  wide
                  iconStart={item.icon}
                  onClick={() => isRowDialog(item.id) && onDialog(item.id)}
                >
                  {item.label}
                </Button>
              ) : (
                <Button key={item.id} wide iconStart={item.icon} href={item.href}>
                  {item.label}
                </Button>
              ),
            )}
        </Stack>
      ))}
    </Stack>
  );
}
