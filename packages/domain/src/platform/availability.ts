export type SystemStatus = 'normal' | 'maintenance' | 'restricted' | 'unknown';

/**
 * Maps 0 to normal, 1 to maintenance, 2 to region restricted; the text "1", null and other numbers are unknown. Source:
 * section 4.
 */
export function readSystemStatus(value: unknown): SystemStatus {
  if (value === 0) return 'normal';
  if (value === 1) return 'maintenance';
  return value === 2 ? 'restricted' : 'unknown';
}

/** `unknown` keeps the site up with a warning, while money and games pause. */
export type Availability = 'normal' | 'maintenance' | 'blocked' | 'unknown';

/**
 * Combines both sources, the stricter wins; region comes before maintenance, so that visitors do not wait for a site
 * that stays closed to them. `flags` is null if the permission call failed. Source: section 4.
 */
export function decideAvailability(
  status: SystemStatus,
  flags: { maintenance: boolean; regionRestriction: boolean } | null,
): Availability {
  if (status === 'restricted' || flags?.regionRestriction) return 'blocked';
  if (status === 'maintenance' || flags?.maintenance) return 'maintenance';
  return status;
}
