export { decideGate, type GateDecision } from './gate.ts';
export {
  canOpenAgentCentre,
  canOpenMemberCentre,
  customerService,
  type Member,
  type MemberKind,
  memberKind,
  type Viewer,
  viewerOf,
} from './member.ts';
export {
  type BirthdayProblem,
  type ClosingObstacle,
  type Contact,
  type ContactKind,
  checkBirthday,
  checkNickname,
  checkPaymentPassword,
  closingDays,
  closingObstacles,
  contactKinds,
  maskAddress,
  maskEmail,
  maskMobile,
  nicknameRule,
  type PaymentPasswordErrors,
  paymentPasswordRule,
} from './profile.ts';
export { friendsMissing, type InvitedFriend, type ReferralTier, reachedTier } from './referral.ts';
