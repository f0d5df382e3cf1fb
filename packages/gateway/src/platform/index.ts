export * from './brand.ts';
export * from './domains.ts';
export * from './marks.ts';
export * from './network.ts';
export * from './servedScript.ts';
export * from './service.ts';
export * from './servicePath.ts';
export * from './system.ts';
