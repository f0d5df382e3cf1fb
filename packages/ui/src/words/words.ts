/** Words to spread into the part of the same name. The package build makes them in each language. */
export * from './agentWords.ts';
export * from './frameWords.ts';
export * from './overlayWords.ts';
export * from './pageWords.ts';
