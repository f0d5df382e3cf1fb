import { useStatus } from '../../core/services/status.ts';

/** Whether the platform names any way to customer service. */
export const useServiceAvailable = (): boolean => (useStatus().permission?.customerService.length ?? 0) > 0;
