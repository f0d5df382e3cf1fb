import { type LobbyView, type Vendor, withClassify, withMinBet, withVendorToggled } from '@baize/domain';
import { useText } from '../../../core/language/useText.ts';
import type { ChangeView } from './useLobbyView.ts';

export interface Applied {
  id: string;
  label: string;
  remove: () => void;
}

/** Lists the active filters one by one: studios, class, minimum bet (LOB-18). */
export function useApplied(view: LobbyView, vendors: readonly Vendor[], change: ChangeView): Applied[] {
  const text = useText();
  const studios = view.vendors.map((code) => ({
    id: code,
    label: vendors.find((vendor) => vendor.code === code)?.name ?? code,
    remove: () => change((now) => withVendorToggled(now, code)),
  }));
  const applied: Applied[] = [...studios];
  if (view.classify)
    applied.push({
      id: '.class',
      label: text(`lobby.class.${view.classify}`),
      remove: () => change((now) => withClassify(now, null)),
    });
  if (view.minBet)
    applied.push({
      id: '.minBet',
      label: text('lobby.filter.minBet', { amount: view.minBet }),
      remove: () => change((now) => withMinBet(now, null)),
    });
  return applied;
}
