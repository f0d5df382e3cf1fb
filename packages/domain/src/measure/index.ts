export * from './bands.ts';
export * from './consent.ts';
export * from './eventKinds.ts';
export * from './events.ts';
export * from './lists.ts';
export * from './purposes.ts';
export * from './readEvent.ts';
export * from './sinks.ts';
