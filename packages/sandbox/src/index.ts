export { createSandbox, type Sandbox, type SandboxOptions } from './app.ts';
export { answer, type Call, type Handler, type Route, type SignedCall } from './http/answer.ts';
export { Refusal } from './http/refusal.ts';
export { sandboxPublicJwk } from './http/seal.ts';
export { createLarch, type LarchOptions } from './larch/larch.ts';
export { type Scenario, scenarioOf, scenarios } from './scenarios.ts';
export { demoPassword } from './world/account/demoAccounts.ts';
export { type FaultKind, type FaultRule, faultKinds } from './world/base/faultRules.ts';
export { cashAmount, playAmount } from './world/base/scales.ts';
export {
  type BrandId,
  brandIds,
  defaultSettings,
  type Settings,
  type ToggleId,
  toggleIds,
} from './world/base/settings.ts';
export { contentPlan } from './world/content/plan.ts';
export { brandDocumentOf, brandFiles, currencyOf } from './world/platform/brands.ts';
export { rulesOf } from './world/platform/rules.ts';
export { registerRulesOf } from './world/sign-in/registerRules.ts';
export type { World } from './world/world.ts';
