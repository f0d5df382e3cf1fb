import { Badge, Button, Inline, Stack, Text } from '@baize/ui';
import { Popover } from '@baize/ui/overlays';
import { roleNames, stateNames, stateTones } from './cellWords.ts';
import type { AccessSet, Role, Row } from './matrix.ts';
import { whatWouldChange } from './whatWouldChange.ts';

export interface WhyCellProps {
  row: Row;
  role: Role;
  set: AccessSet;
  onSet: (set: AccessSet) => void;
}

/** The rule that decided a cell; a press tells what would change it, and a further one does. */
export function WhyCell({ row, role, set, onSet }: WhyCellProps) {
  const { because } = row.cells[role];
  return (
    <Popover
      sheet
      trigger={(triggerProps) => (
        <Button
          {...triggerProps}
          kind="ghost"
          size="sm"
          aria-label={`${because}: what would change ${row.label} for ${roleNames[role].toLowerCase()}`}
        >
          {because}
        </Button>
      )}
    >
      <Alternatives row={row} role={role} set={set} onSet={onSet} />
    </Popover>
  );
}

function Alternatives({ row, role, set, onSet }: WhyCellProps) {
  const { switches, roles } = whatWouldChange(set, row.id, role);
  return (
    <Stack gap={3}>
      <Text strong>{`${row.label}, ${roleNames[role].toLowerCase()}`}</Text>
      {switches.length === 0 && <Text size="caption">No single switch of this platform changes it.</Text>}
      {switches.map(({ label, set: other, cell }) => (
        <Inline key={label} gap={2} wrap align="center" justify="between">
          <Button size="sm" data-close onClick={() => onSet(other)}>
            {label}
          </Button>
          <Badge tone={stateTones[cell.state]}>{stateNames[cell.state]}</Badge>
        </Inline>
      ))}
      {roles.map(({ role: other, cell }) => (
        <Inline key={other} gap={2} wrap align="center" justify="between">
          <Text as="span" size="caption">{`As ${roleNames[other].toLowerCase()}`}</Text>
          <Badge tone={stateTones[cell.state]}>{stateNames[cell.state]}</Badge>
        </Inline>
      ))}
    </Stack>
  );
}
