import type { NamedContract } from '@baize/gateway';
import { Link, Panel, type RecordColumn, RecordTable } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { outcomeOf } from './reviewWords.ts';
import type { TermsText } from './termsText.ts';
import type { Dates } from './useDates.ts';

interface ContractVersionsProps {
  versions: readonly NamedContract[];
  hrefOf: (contractId: string) => string;
  dates: Dates;
  words: TermsText;
}

export function ContractVersions({ versions, hrefOf, dates, words }: ContractVersionsProps) {
  const text = useText();
  if (versions.length === 0) return null;
  const columns: RecordColumn<NamedContract>[] = [
    {
      id: 'version',
      header: text('contracts.column.version'),
      role: 'title',
      cell: ({ contract }) => (
        <Link href={hrefOf(contract.id)}>{text('contracts.version', { version: contract.version })}</Link>
      ),
    },
    {
      id: 'rates',
      header: text('contracts.column.rates'),
      role: 'result',
      align: 'end',
      cell: ({ contract }) => words.rateSpan(contract.terms),
    },
    {
      id: 'outcome',
      header: text('contracts.column.when'),
      role: 'detail',
      plain: true,
      cell: (named) => outcomeOf(named, text, dates),
    },
  ];
  return (
    <Panel kind="ruled" title={text('contracts.versions')}>
      <RecordTable
        caption={text('contracts.versions')}
        columns={columns}
        rows={versions}
        rowId={({ contract }) => contract.id}
        load={{ kind: 'ready' }}
      />
    </Panel>
  );
}
