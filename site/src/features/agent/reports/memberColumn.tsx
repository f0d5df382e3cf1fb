import type { NamedContract } from '@baize/gateway';
import { type RecordColumn, twoLineCell } from '@baize/ui';
import type { Translate } from '../../../core/language/useText.ts';

export type TeamMember = NamedContract['payee'];

export const memberColumn = <Row extends { member: TeamMember }>(text: Translate): RecordColumn<Row> => ({
  id: 'account',
  header: text('reports.account'),
  cell: ({ member }) => twoLineCell({ main: <bdi>{member.name}</bdi>, note: memberNote(text, member) }),
  role: 'detail',
});

export const memberNote = (text: Translate, { agent, level }: TeamMember): string =>
  text('reports.member', { kind: agent ? 'agent' : 'player', level });
