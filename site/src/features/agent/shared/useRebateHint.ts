import { type RebateCheck, shortRate } from '@baize/domain';
import { useCallback } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { type Translate, useText } from '../../../core/language/useText.ts';

export function useRebateHint(own: string): (check: RebateCheck) => string {
  const text = useText();
  return useCallback(
    (check) => {
      const most = inOrder(shortRate(own));
      return check.kind === 'ok'
        ? text('team.rebate.hint.kept', { most, kept: inOrder(check.kept) })
        : text('team.rebate.hint', { most });
    },
    [text, own],
  );
}

/** Returns why a rebate cannot be given; undefined when it can. */
export function rebateProblem(check: RebateCheck, text: Translate): string | undefined {
  switch (check.kind) {
    case 'ok':
      return undefined;
    case 'above':
      return text('team.rebate.above', { most: inOrder(check.most) });
    case 'same':
      return text('team.rebate.same');
    case 'required':
      return text('team.rebate.required');
  }
}
