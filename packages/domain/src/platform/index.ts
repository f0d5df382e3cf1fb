export { type Availability, decideAvailability, readSystemStatus, type SystemStatus } from './availability.ts';
export { otherDomains, sameAddressAt } from './domains.ts';
export { isOn, readGtagId, readModules, type Toggle, toggles } from './features.ts';
export { cleanPath, decideVisit, type Visit } from './guard.ts';
export { languageParameter, type PageLinks, pageLinks } from './pageLinks.ts';
export { decideService, type ServiceEntry, type ServiceWay, serviceWindow } from './service.ts';
export { type ServiceHours, type ServiceState, serviceState } from './serviceHours.ts';
