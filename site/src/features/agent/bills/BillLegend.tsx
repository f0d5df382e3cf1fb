import { billStates } from '@baize/domain';
import { StatusLegend } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import { billLooks } from './billLooks.ts';

export function BillLegend() {
  const text = useText();
  return (
    <StatusLegend
      title={text('bills.legend')}
      note={text('bills.legend.note')}
      items={billStates.map((state) => ({
        id: state,
        status: billLooks[state],
        label: text(`agent.bill.state.${state}`),
        text: text(`bills.legend.${state}`),
      }))}
    />
  );
}
