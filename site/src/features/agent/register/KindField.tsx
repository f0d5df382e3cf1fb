import { downlineKinds } from '@baize/domain';
import { SegmentedControl, Stack, Text } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import type { AgentProfile } from '../shared/agentProfile.ts';

export type DownlineKind = (typeof downlineKinds)[number];

export const openedKinds = ({ opensAgents, opensMembers }: AgentProfile): DownlineKind[] =>
  downlineKinds.filter((kind) => (kind === 'agent' ? opensAgents : opensMembers));

interface KindFieldProps {
  kinds: readonly DownlineKind[];
  selected: DownlineKind;
  onSelect: (kind: DownlineKind) => void;
}

/** Chooses the kind of account; shows it as text when there is only one. */
export function KindField({ kinds, selected, onSelect }: KindFieldProps) {
  const text = useText();
  return (
    <Stack gap={1} align="start">
      <Text strong>{text('team.kind')}</Text>
      {kinds.length > 1 ? (
        <SegmentedControl
          label={text('team.kind')}
          items={kinds.map((id) => ({ id, label: text(`team.kind.${id}`) }))}
          selected={selected}
          onSelect={onSelect}
        />
      ) : (
        <Text>{text(`team.kind.${selected}`)}</Text>
      )}
    </Stack>
  );
}
