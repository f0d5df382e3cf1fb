export * from './availability.ts';
export * from './capabilities.ts';
export * from './domains.ts';
export * from './features.ts';
export * from './guard.ts';
export * from './pageLinks.ts';
export * from './service.ts';
export * from './serviceHours.ts';
