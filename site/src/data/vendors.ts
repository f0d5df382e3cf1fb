import { arrangeLanes, type Vendor, type VendorLane } from '@baize/domain';
import { vendorLanes } from '@baize/gateway';
import { useMemo } from 'react';
import { useBrand, useLanguage } from '../core/services/services.ts';
import { useCategories } from './categories.ts';
import { type Answer, useEndpoint } from './useEndpoint.ts';

const none: readonly VendorLane[] = [];

export function useVendorLanes(type: string): { answer: Answer<unknown>; lanes: readonly VendorLane[] } {
  const language = useLanguage();
  const { vendorLists } = useBrand();
  const answer = useEndpoint(vendorLanes, { language });
  const lanes = useMemo(
    () => (answer.value ? arrangeLanes(answer.value.lanes, type, vendorLists) : none),
    [answer.value, type, vendorLists],
  );
  return { answer, lanes };
}

/** Finds a vendor by its code in any category; `vendor` is null while loading and for an unknown code. */
export function useVendor(fits: (vendor: Vendor) => boolean): { answer: Answer<unknown>; vendor: Vendor | null } {
  const answer = useCategories();
  const vendor = answer.value?.flatMap(({ vendors }) => vendors).find(fits) ?? null;
  return { answer, vendor };
}
