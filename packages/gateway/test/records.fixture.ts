export const bet = {
  orderNo: 'B261121-000001',
  betTime: 1_795_262_400_000,
  gameCategory: 'RNG',
  vassalage: 'OMB',
  vassalageName: 'Ombrelith',
  gameCode: 'OMB-7',
  gameName: 'Amber Heron Trail',
  icon: '/art/games/OMB/OMB-7.svg',
  betAmount: '120.00',
  validBet: '120.00',
  payout: '606.40',
  winLoss: '486.40',
  status: 'won',
};

export const figures = { count: 1, betAmount: '120.00', validBet: '120.00', payout: '606.40', winLoss: '486.40' };

export const bets = { list: [bet], totals: figures, totalPages: 1, currency: 'PKR' };

export const movement = {
  referenceNo: 'W261121000001',
  applyTime: 1_795_262_400_000,
  type: 'withdrawal',
  name: 'Bank transfer',
  amount: '-500.00',
  status: 'paid',
  remark: null,
  receiptId: 'RC-1',
};

export const movements = {
  list: [movement],
  totals: { count: 1, gained: '0.00', spent: '500.00', net: '-500.00' },
  totalPages: 1,
  currency: 'PKR',
};

export const profit = {
  totals: figures,
  step: 'day',
  categories: [{ gameCategory: 'RNG', ...figures }],
  periods: [{ from: 1_795_176_000_000, to: 1_795_262_400_000, ...figures }],
  currency: 'PKR',
};

export const profile = {
  account: 'demo.member',
  nickname: 'Rania',
  birthday: '1991-06-04',
  avatarId: 'u9',
  avatar: '/art/avatars/u9.svg',
  mobileNum: '+92 ••• 567',
  mobileFixed: false,
  linkedAccount: null,
  email: 'd•••@mail.example',
  hasPaymentPassword: '1',
  passwordTime: null,
  verification: null,
  hasAuthenticator: 0,
};

export function shown(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(shown) : [];
}
