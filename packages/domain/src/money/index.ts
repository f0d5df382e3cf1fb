export { firstFlow, isOpen, type MoneyEvent, type MoneyFlow, type Quoted, stepMoney } from './moneyFlow.ts';
export {
  afterMoneyFailure,
  type BetAsked,
  fatePauses,
  type MoneyFailure,
  type MoneyFate,
  type MoneyIntent,
  moneyFates,
  readIntents,
} from './moneyIntent.ts';
export {
  type BonusRule,
  checkMoney,
  type FeeRule,
  type MoneyCheck,
  type MoneyTerms,
  mostMovable,
} from './moneyTerms.ts';
export {
  isLife,
  isOver,
  type MoneyMovement,
  type MovementKind,
  type MovementState,
  type MovementStep,
  movementKinds,
  movementStates,
  nextStates,
  type PaymentDetails,
  type PaymentLine,
  paymentLines,
  type TimelineStep,
  timelineOf,
} from './movements.ts';
export {
  checkPayee,
  mostPayees,
  type Payee,
  type PayeeDraft,
  type PayeeIssue,
  type PayeeIssues,
  type PayeeKind,
  payeeKinds,
  payeeNumber,
} from './payees.ts';
export {
  checkProofs,
  checkReceipt,
  type ProofCheck,
  type ProofState,
  type ReceiptCheck,
  type ReceiptDraft,
  type ReceiptResult,
  type ReceiptStep,
  receiptResults,
  receiptStep,
  remainderOf,
} from './receipts.ts';
export {
  checkWallets,
  mainWallet,
  recallable,
  type VendorWallet,
  type WalletChoice,
  type Wallets,
  walletBalance,
  walletTotal,
} from './wallets.ts';
