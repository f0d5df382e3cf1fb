export { createSandbox, type Sandbox, type SandboxOptions } from './app.ts';
export { type BannerPalette, bannerKinds, drawBanner } from './art/index.ts';
export { answer, type Call, type Handler, type Route, type SignedCall } from './http/answer.ts';
export { Refusal } from './http/refusal.ts';
export { sandboxPublicJwk } from './http/seal.ts';
export { type Scenario, scenarios } from './scenarios.ts';
export { brandDocumentOf, brandFiles, currencyOf } from './world/brands.ts';
export { demoPassword } from './world/demoAccounts.ts';
export { type FaultKind, type FaultRule, faultKinds } from './world/faultRules.ts';
export { registerRulesOf } from './world/registerRules.ts';
export { cashAmount, playAmount } from './world/scales.ts';
export {
  type BrandId,
  brandIds,
  defaultSettings,
  type Settings,
  type ToggleId,
  toggleIds,
} from './world/settings.ts';
export type { World } from './world/world.ts';
