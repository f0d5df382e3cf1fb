import { stepFor } from '@baize/domain';
import { type InputOf, personalProfit, type ValueOf } from '@baize/gateway';
import { useMemo } from 'react';
import { useLanguage, usePlays } from '../../../core/services/services.ts';
import { type Answer, useEndpoint } from '../../../data/useEndpoint.ts';
import { type RecordSpan, useRecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { useProfitView } from '../../../shared/records/useRecordView.ts';

export type Profit = ValueOf<typeof personalProfit>;

export interface ProfitAsked {
  input: InputOf<typeof personalProfit>;
  span: RecordSpan;
}

export function useProfit(): { answer: Answer<Profit>; asked: ProfitAsked } {
  const { view } = useProfitView();
  const span = useRecordSpan(view.dates);
  const language = useLanguage();
  const asked = useMemo(
    () => ({
      input: {
        from: span.from,
        to: span.to,
        step: stepFor(span, view.step),
        timeZone: span.zone,
        ...(view.category ? { category: view.category } : {}),
        language,
      },
      span,
    }),
    [span, view, language],
  );
  const answer = useEndpoint(personalProfit, usePlays() ? asked.input : null);
  return { answer, asked };
}
