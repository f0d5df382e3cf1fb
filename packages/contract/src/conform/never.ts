/** Calls that are sent with no flag at all: what cannot be taken back, or touches limits, secrets, contacts or other people.
 * The preview needs a token that only the operator's team gets. */
export const neverTried: ReadonlySet<string> = new Set([
  ...['registerMobile', 'startFreePlay', 'socialLogin', 'sendRegistrationCode', 'sendAccountCode'],
  ...['changePassword', 'sendPasswordLetter', 'resetPassword', 'sendVerification', 'verifyLogin'],
  ...['sendContactCode', 'bindContact', 'setPaymentPassword', 'prepareAuthenticator', 'chooseVerification'],
  ...['closeAccount', 'endOtherSessions', 'openMessage', 'deleteMessages', 'readAllMessages'],
  ...['setPlayLimit', 'cancelLimitRaise', 'takeBreak', 'excludeSelf', 'setRealityCheck', 'confirmRealityCheck'],
  ...['choosePushes'],
  ...['stopAllPlay', 'confirmLoginSummary', 'goWithoutLimits', 'agreeToTexts', 'contentPreview'],
  ...['joinPromotion', 'uploadPromotionPicture', 'claimPromotion', 'claimRaffle', 'openRedEnvelope', 'checkInToday'],
  ...['claimReward', 'claimAllRewards', 'claimMission', 'claimRebate', 'redeemPointReward', 'convertPoint'],
  ...['placeBet', 'launchSports', 'joinRoom', 'sendFeedback', 'uploadProof', 'sendDepositProof'],
  ...['addPayee', 'removePayee', 'confirmReceipt', 'disputeReceipt', 'transferUpline'],
  ...['transferDownline', 'openDownline', 'makeInvitation', 'disableInvitation'],
  ...['messageDownline', 'messageUpline', 'openAgentAnnouncement', 'changeRebate', 'answerRebate'],
  ...['proposeContract', 'processDividend', 'processDailySalary', 'processHourlySalary', 'processRealtimeSalary'],
  ...['payBill', 'collectBill', 'denyBill', 'objectToBill'],
]);
