import {
  balance,
  endpoints,
  favouriteIds,
  gameList,
  gameMenus,
  hotGames,
  launchGame,
  memberInfo,
  systemStatus,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { errorOf, visit } from './visit.ts';

const game = { id: '100001', vendor: 'OMB', gameType: 'RNG', gameCode: 'OMB-1' };
const site = 'https://site.example';
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const member = '70010001';
const answerOf = { contractId: 'none', action: 'accept', version: 1 };
const days = { from: '1795176000000', to: '1795262400000' };

describe('who may call', () => {
  const inputs: Readonly<Record<string, object>> = {
    addFavourite: { nodeId: '100001', vendor: 'OMB', gameType: 'RNG' },
    removeFavourite: { nodeId: '100001', vendor: 'OMB', gameType: 'RNG' },
    launchGame: { nodeId: '100001', vassalage: 'OMB', gameType: 'RNG', gameCode: 'OMB-1' },
    joinPromotion: { promotionId: 'p-newbie' },
    uploadPromotionPicture: { type: 'image/png', data: png },
    launchSports: { vassalage: 'GLB' },
    joinRoom: { vassalage: 'KDR', roomId: 'KDR-R1' },
    takeBreak: { hours: 24 },
    agreeToTexts: { texts: ['terms'], versions: ['4.2'] },
    moneyFate: { key: '8d8ac610-566d-4ef0-9c22-186b2a5ed793' },
    sendVerification: { kind: 'email' },
    bettingRecords: { from: '1795176000000', to: '1795262400000' },
    bettingRecord: { orderNo: 'B261121-000001' },
    accountRecords: { from: '1795176000000', to: '1795262400000' },
    accountRecord: { referenceNo: 'D261121-000001' },
    personalProfit: { from: '1795176000000', to: '1795262400000' },
    chooseIcon: { iconId: 'u3' },
    sendContactCode: { kind: 'email', email: 'someone@new.example' },
    bindContact: { kind: 'email', email: 'someone@new.example', verificationCode: '1' },
    setPlayLimit: { kind: 'time', period: 'month', amount: '40000' },
    cancelLimitRaise: { kind: 'time', period: 'month' },
    excludeSelf: { kind: 'cool-off', length: 7 },
    setRealityCheck: { minutes: 30 },
    choosePushes: { topics: [], marketing: false, details: false, device: null },
    confirmRealityCheck: { dueAt: 1 },
    deleteMessages: { messageIds: ['none'] },
    readAllMessages: { until: 1 },
    uploadProof: { type: 'image/png', data: png },
    moneyQuote: { type: 'deposit', amount: '500', methodCode: 'TSL' },
    moneyMovement: { referenceNo: 'D0' },
    cancelDeposit: { referenceNo: 'D0' },
    sendDepositProof: { referenceNo: 'D0', pictureIds: ['none'] },
    teamOverview: days,
    teamLevel: days,
    teamSearch: { text: 'a' },
    downline: { ...days, account: member },
    downlineTransferSettings: { account: member },
    endSession: { sessionId: 'none' },
    messageDownline: { account: member, message: 'Welcome' },
    messageUpline: { message: 'Welcome' },
    openAgentAnnouncement: { id: 'rates' },
    makeInvitation: { label: 'Friends', who: 'player', rebate: '0.5', days: null, most: null },
    disableInvitation: { id: 'IV0001' },
    teamBets: days,
    teamTransactions: days,
    teamProfit: { ...days, by: 'day' },
    agentIncome: days,
    changeRebate: { account: member, rate: '1.99' },
    contracts: { kind: 'dividend' },
    contractDetail: { contractId: 'none' },
    proposalBasis: { account: member, kind: 'daily-salary' },
    processDividend: answerOf,
    processDailySalary: answerOf,
    processHourlySalary: answerOf,
    processRealtimeSalary: answerOf,
    contractLog: { kind: 'dividend' },
    bills: days,
    billDetail: { billId: 'none' },
    denyBill: { billId: 'none', reason: 'Not right', version: 1 },
    objectToBill: { billId: 'none', reason: 'Not right', version: 1 },
    answerRebate: { requestId: 'RB0001', action: 'accept', version: 1 },
    placeBet: {
      gameCode: 'SVH-1',
      numero: '1',
      lines: [{ playType: 'BS', betNumber: ['B'], singleAmount: '1', odds: '1.95' }],
      totalAmount: '1',
    },
  };

  const strangers = new Set([
    ...['moneyMovement', 'cancelDeposit', 'sendDepositProof', 'answerRebate', 'contractDetail', 'billDetail'],
    ...['denyBill', 'objectToBill', 'messageUpline'],
    ...['processDividend', 'processDailySalary', 'processHourlySalary', 'processRealtimeSalary'],
  ]);

  /** Calls that only some jurisdictions allow. */
  const ofAProfile = new Set(['stopAllPlay']);

  test('API-04 calls that need a token refuse none (401), gated ones refuse trial accounts (403), players pass', async () => {
    const { sandbox } = visit();
    const firstMessage = (name: string | null) => {
      const account = name === null ? undefined : sandbox.world.accounts.find(name);
      return (account && sandbox.world.messages.of(account)[0]?.id) ?? 'none';
    };
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const { method, path, access } = endpoint;
      // Calls that need sealing or a key pass the access check and then fail without them; another player's movement is
      // not found.
      const passed =
        'encrypted' in endpoint || 'money' in endpoint
          ? 400
          : strangers.has(name)
            ? 404
            : ofAProfile.has(name)
              ? 403
              : 200;
      // Proposals depend on earlier contracts, so their own tests cover them.
      if (access === 'open' || name === 'logout' || name === 'proposeContract') continue;
      const send = (account: string | null) => {
        const headers: Record<string, string> = { 'content-type': 'application/json' };
        if (account) headers.authorization = `Bearer ${sandbox.world.signIn(account)}`;
        const input = name === 'openMessage' ? { messageId: firstMessage(account) } : (inputs[name] ?? {});
        const body = method === 'GET' ? null : JSON.stringify(input);
        const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
        return sandbox.fetch(site + path + query, { method, headers, body }).then(({ status }) => status);
      };
      expect(await send(null), name).toBe(401);
      expect(await send('demo.trial'), name).toBe(access === 'session' ? passed : 403);
      expect(await send('demo.member'), name).toBe(access === 'agent' ? 403 : passed);
      for (const account of sandbox.world.accounts.all()) account.rest = null;
      expect(await send('demo.agent'), name).toBe(passed);
      for (const account of sandbox.world.accounts.all()) account.rest = null;
    }
  });

  test('FLT-016 a trial account is refused at every gated call, with the code for the warning', async () => {
    const { client } = visit({ scenario: 'trial' });
    for (const call of [client.call(favouriteIds, {}), client.call(launchGame, game)]) {
      expect(await errorOf(call)).toMatchObject({ status: 403, code: 'need-true-account' });
    }
  });

  test('FLT-015 while a password change is due everything but signing out is refused', async () => {
    const { client, signIn, sandbox } = visit();
    await signIn('demo.new', 'Baize.first.1');
    expect(await errorOf(client.call(balance, {}))).toMatchObject({ status: 403, code: 'change-password-first' });
    expect(await errorOf(client.call(memberInfo, {}))).toMatchObject({ code: 'change-password-first' });
    await client.call(endpoints.logout, {});
    expect(sandbox.world.sessions.open()).toEqual([]);
  });

  test('LOB-16 a platform may refuse the list to visitors while hot games stay open', async () => {
    const { client, signIn } = visit({ scenario: 'lobby-members-only' });
    expect(await errorOf(client.call(gameList, { gameType: 'RNG' }))).toMatchObject({
      kind: 'refused',
      code: 'not-logged-in',
    });
    expect((await client.call(hotGames, { gameType: 'RNG' })).games.length).toBeGreaterThan(0);
    await signIn('demo.member');
    expect((await client.call(gameList, { gameType: 'RNG' })).games).toHaveLength(12);
  });

  test('SES-04 a dead token is a 401 in the lobby too, where visitors are welcome', async () => {
    const { client, signedOut } = visit({ scenario: 'token-expired' });
    expect((await errorOf(client.call(gameList, { gameType: 'RNG' }))).kind).toBe('signed-out');
    expect(signedOut()).toBe(1);
  });

  test('SES-06 a session ends after its time without a call, and lives on by being used', async () => {
    const { client, sandbox, signIn } = visit();
    await signIn('demo.member');
    sandbox.world.clock.step(100 * 60_000);
    await client.call(balance, {});
    sandbox.world.clock.step(100 * 60_000);
    await client.call(balance, {});
    sandbox.world.clock.step(121 * 60_000);
    expect((await errorOf(client.call(balance, {}))).kind).toBe('signed-out');
  });

  test('APP-04 under maintenance and in a restricted region only what says so is answered', async () => {
    const { client, sandbox } = visit({ scenario: 'maintenance' });
    expect((await client.call(systemStatus, {})).status).toBe('maintenance');
    expect((await errorOf(client.call(gameMenus, {}))).code).toBe('maintenance');
    sandbox.play('blocked');
    expect((await client.call(systemStatus, {})).status).toBe('restricted');
    expect((await errorOf(client.call(gameMenus, {}))).code).toBe('region-blocked');
  });

  test('GAM-06 RSP-04 a launch is refused for a game under maintenance, on a break and at a limit', async () => {
    const { client, sandbox, hold } = visit({ scenario: 'member' });
    const closed = sandbox.world.games.ofVendor('OMB').find(({ maintenance }) => maintenance);
    const attempt = { ...game, id: String(closed?.nodeId), gameCode: closed?.code ?? '' };
    expect((await errorOf(client.call(launchGame, attempt))).code).toBe('game-maintenance');
    hold(sandbox.world.signIn('demo.excluded'));
    expect((await errorOf(client.call(launchGame, game))).code).toBe('on-a-break');
    hold(sandbox.world.signIn('demo.member'));
    sandbox.world.clock.step(60 * 60_000);
    await client.call(balance, {});
    sandbox.world.clock.step(119 * 60_000);
    await client.call(balance, {});
    sandbox.world.clock.step(61 * 60_000);
    expect((await errorOf(client.call(launchGame, game))).code).toBe('limit-reached');
  });
});
