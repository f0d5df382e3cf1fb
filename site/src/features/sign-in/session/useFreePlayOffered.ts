import { useBrand } from '../../../core/services/services.ts';
import { useFeature } from '../../../core/services/status.ts';

/** Whether this brand lets visitors try with play money: where its law allows it and the platform has it on. */
export function useFreePlayOffered(): boolean {
  const lawful = useBrand().jurisdiction.freePlay;
  return useFeature('FREEPLAY3') && lawful;
}
