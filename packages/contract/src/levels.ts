import { isObject, type JsonSchema } from './jsonSchema.ts';

/**
 * Fields of level "should" by what the site loses without them: field names, or `call.field` where one call differs. A
 * star marks a field whose null says that there is none.
 */
const lostWithout: readonly (readonly [lost: string, fields: string])[] = [
  [
    'the list: the page says that there is nothing',
    'list content games lanes cards vendors levels rows items hits ways plays methods wallets payees providers promotions',
  ],
  ['the next pages: the page ends after the first', 'totalPages*'],
  ['the count beside the list', 'total* teamTotal'],
  ['the counts beside the filters', 'vassalageTotals'],
  ['the currency of the sums', 'currency*'],
  ['the currency of what arrives', 'receivedCurrency'],
  ['the picture: a drawn one stands in its place', 'icon keyArt picture*'],
  ['the balance: the header and the money pages say that it is not available', 'sumBalance mainBalance balance*'],
  ['what can be moved: the forms name no limit', 'available limitLeft* remaining*'],
  ['the sums over the whole list', 'totals*'],
  ['the count of rows under the sums', 'count betCount bonusCount lines'],
  ['the game’s facts before a launch', 'rtp volatility* minBet maxBet* lines* bonusContribution*'],
  ['the name of the studio: its code is shown', 'vassalageName name*'],
  ['the amount of the win', 'winAmount prizeAmount*'],
  ['the link from a win to its game', 'nodeId vassalage'],
  [
    'the date or time of the row',
    'time applyTime betTime openTime sendTime sentAt at madeAt openedAt joinTime claimTime paidTime day beforeDay statusTime loginTime* startTime*',
  ],
  [
    'the time until which it holds',
    'deadline* expiryTime* expiresAt* until* endTime* endsAt* nextTime* closeTime settlesAt nextPayment*',
  ],
  ['the steps of the payment', 'steps'],
  ['how to pay', 'payment* payUrl* qrCode*'],
  ['the age of the figures', 'updatedAt'],
  ['the badge of unread messages', 'unread unreadMessage messageCount'],
  ['the badge of what can be claimed', 'availablePromo missionCount rewardCount'],
  ['“Mark all read”', 'latest'],
  ['the way to set or ask for the payment password', 'hasPassword hasPaymentPassword'],
  ['the way to change a contact', 'mobileNum* email*'],
  ['the age of the password', 'passwordTime*'],
  ['the place and device of the session', 'ip* countryCode* device* current'],
  ['the switches: every module counts as off', 'whitelabel'],
  ['the rules of the registration: no field is asked', 'registrationRules rules enabled required'],
  ['the origins of pictures and games that the platform adds', 'imageCDNs launchGameCDNs'],
  ['the links to the app and to channels', 'resources url qrCodeUrl'],
  ['the ways to customer service', 'customerService'],
  ['the visitor’s own address on closed pages', 'location'],
  ['the page of a closed platform', 'maintenance regionRestriction'],
  ['the country or dialling code that is chosen first', 'countryDialingCode countryCode.countryCode*'],
  ['the text', 'summary description* about'],
  ['the lottery’s issue number', 'numero'],
  ['the name of the lottery', 'gameName'],
  ['the drawn numbers', 'openCode'],
  ['the quick amounts', 'quickAmounts'],
  ['the rooms’ stakes and seats', 'minStake maxStake players'],
  ['the limits of play', 'limits'],
  ['the break that is in force', 'rest*'],
  ['the session bar’s figures', 'startedAt* staked'],
  ['what came in and went out in the summary', 'deposited withdrawn'],
  ['the rest of the account’s data before it closes', 'obstacles keptDays'],
  ['the turnover that is still to be made', 'turnover* turnoverLeft* turnoverTotal*'],
  ['the state of the promotion', 'status*'],
  ['the sum of the promotion or reward', 'amount* bonusAmount amountReceived amountRequired'],
  ['the points', 'points'],
  ['the rules and rates of points', 'earning'],
  ['the tiers and what they give', 'tiers slotRebate birthdayBonus validBet* days'],
  ['the invited friends and what they earned', 'friends activeFriends earned totalEarned monthEarned'],
  ['the own code to invite with', 'code*'],
  ['the figures of the team', 'size direct team children activeMembers fresh bets best products level'],
  ['the counts of the agent’s menu', 'announcements dividend daily-salary hourly-salary realtime-salary pay collect'],
  ['the path to the account', 'path'],
  ['the log of what happened', 'log step'],
  ['the contracts of the page', 'requests rebates given past versions periods endings ended contracts'],
  ['what a bill is made of', 'share* lacks*'],
  ['the kinds of contract: the agent centre offers none', 'dailySalary hourSalary realTimeSalary'],
  ['what the agent may open', 'opensAgents opensMembers transfers'],
  ['the figures of an invitation', 'visits registrations firstDeposits invitations'],
  ['the sources of income', 'sources'],
  ['the digits that rates are shown with', 'digits'],
  ['the categories and periods of the profit', 'categories'],
  ['the version that an answer is given to', 'contractVersion seen'],
  ['the span of the figures', 'from* to* beforeFrom beforeTo startsAt*'],
  ['the reference to quote', 'referenceNo*'],
  ['the name of the counterpart', 'payerName* uplineName* upline*'],
  ['the minutes that are named beside it', 'minutes confirmMinutes expiredMinutes* requestDays'],
  ['the zone that days are counted in', 'timeZone'],
  ['what was claimed', 'rewardIds'],
  ['the names in the notice', 'names'],
  ['the names of lists it stands in', 'memberLabel'],
  ['the scheduled content: what today’s calls answer stands alone', 'entries'],
  [
    'what devices are told: they are told nothing',
    'pushChoices.key* pushChoices.topics pushChoices.marketing pushChoices.details choosePushes.key* choosePushes.topics choosePushes.marketing choosePushes.details',
  ],
  ['what a preview can be looked at by', 'contentPreview.segments contentPreview.profiles'],
];

/** Fields of level "may": absent is an answer of its own (no, none), or what stands in says the same. */
const optional =
  'teamProfit.day announcements.expiryTime acceptedPattern account accountTypeId accountTypeName active active-members agent allowed alternative analytics avatar avatarId beforeEndsAt billId billed bills birthday blocked bonusCode branch by carriesLosses category changes childrenNodes closed clubLabel collectable contractId defaultPlayType detail devices done firstTimeLogin for freeLeft gameClassify gameCode gameCount gameId gameNames gameType goal grantTime hasAuthenticator hasRooms hint holder humanCheck id isGame isHot isJackpot isNew isSingle joinable kind languages linkage linkageTarget linkageType linkedAccount loss-rate lottery matches maxLength maxWords member minLength minWords missing more mobileFixed most needsProof next nickname not note offers openedBy order own ownWindow passwordExpired patternId paysMore pending priorityWithdrawal prize profiles rankLevel rate read realityCheck rebate receiptId rejectReason remainder remark revision segments serviceLine settleTime settledAt short shares shown single-bet source state sourceName suggestion suggestions takesAway target team-result contentEntries.text contentPreview.text contentEntries.from contentEntries.to contentEntries.content contentEntries.type contentEntries.picture contentEntries.items contentPreview.from contentPreview.to contentPreview.content contentPreview.type contentPreview.picture contentPreview.items blocks words title toUpline type valid-bets verification verificationDue version viewers voidTerms win-rate withdrawalsPerDay won zone answeredAt elsewhereUntil limitsDue pause seenAt summaryDays wideIcon turnoverDays turnoverOf turnoverTimes minDeposit places prizePool rounds fixedAmount cap depositSettings.funding promotionDetail.gameName promotions.gameName shoe results phaseEndsAt phase backAt waiting seats liveTables.gameId liveTables.players liveTables.maxStake liveTables.minStake liveTables.language potTier potAmount';

export interface Level {
  /** Key of `losses`. */
  loss: string;
  none: boolean;
}

/** Names of the losses, each by the first field that has it; the document holds the sentences once. */
const keyOf = (fields: string): string => (fields.split(' ')[0] ?? '').replace('*', '');

export const losses: Readonly<Record<string, string>> = Object.fromEntries(
  lostWithout.map(([lost, fields]) => [keyOf(fields), lost]),
);

const should = new Map<string, Level>(
  lostWithout.flatMap(([, fields]) =>
    fields
      .split(' ')
      .map((field): [string, Level] => [field.replace('*', ''), { loss: keyOf(fields), none: field.endsWith('*') }]),
  ),
);
const may = new Set(optional.split(' '));

/** Names in the tables, for a test that each is in use. */
export const decidedFields: readonly string[] = [...should.keys(), ...may];

/** Returns the level of a field that the reader can do without; undefined if nobody decided it. */
export function levelOf(call: string, field: string): Level | 'may' | undefined {
  const own = should.get(`${call}.${field}`);
  if (own) return own;
  if (may.has(`${call}.${field}`)) return 'may';
  return should.get(field) ?? (may.has(field) ? 'may' : undefined);
}

/** Writes the level of each optional field into an answer's schema, and adds fields without one to `undecided`. */
export function withLevels(call: string, schema: JsonSchema, undecided: string[] = []): JsonSchema {
  const inside = (one: JsonSchema) => withLevels(call, one, undecided);
  const { properties, items, anyOf, additionalProperties, required = [] } = schema;
  const levelled = Object.entries(properties ?? {}).map(([name, one]): [string, JsonSchema] => {
    const isHtml = name === 'content' && one.maxLength === 100_000;
    const field = { ...inside(one), ...(isHtml && { 'x-html': true as const }) };
    if (required.includes(name)) return [name, field];
    const level = levelOf(call, name);
    if (!level) undecided.push(`${call}.${name}`);
    if (!level || level === 'may') return [name, field];
    return [name, { ...field, 'x-should': level.loss, ...(level.none && { 'x-none': true as const }) }];
  });
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(levelled) }),
    ...(items && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
    ...(isObject(additionalProperties) && { additionalProperties: inside(additionalProperties as JsonSchema) }),
  };
}
