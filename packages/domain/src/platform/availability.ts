export type SystemStatus = 'normal' | 'maintenance' | 'restricted' | 'unknown';

/** 0 normal, 1 maintenance, 2 region restricted; the text "1", null and any other number are unknown. Source: section 4. */
export function readSystemStatus(value: unknown): SystemStatus {
  if (value === 0) return 'normal';
  if (value === 1) return 'maintenance';
  return value === 2 ? 'restricted' : 'unknown';
}

/** `unknown` keeps the site up with a warning while money and games pause. */
export type Availability = 'normal' | 'maintenance' | 'blocked' | 'unknown';

/**
 * Either source restricts; the region comes before maintenance, so that visitors are not asked to wait for what stays closed to them.
 * `flags` is null when the permission call failed. Source: section 4.
 */
export function decideAvailability(
  status: SystemStatus,
  flags: { maintenance: boolean; regionRestriction: boolean } | null,
): Availability {
  if (status === 'restricted' || flags?.regionRestriction) return 'blocked';
  if (status === 'maintenance' || flags?.maintenance) return 'maintenance';
  return status;
}
