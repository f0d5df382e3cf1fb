import type { WordsOf } from '../languages.ts';

const en = {
  roll: 'Roll',
  bets: 'Your bet',
  small: 'Small',
  smallRange: '4 to 10',
  big: 'Big',
  bigRange: '11 to 17',
  triple: 'Three alike',
  tripleRange: 'Any triple',
};

export type DiceWords = Readonly<typeof en>;

export const diceWords: WordsOf<DiceWords> = {
  en,
  ur: {
    roll: 'پھینکیں',
    bets: 'آپ کی شرط',
    small: 'چھوٹا',
    smallRange: '4 سے 10',
    big: 'بڑا',
    bigRange: '11 سے 17',
    triple: 'تینوں برابر',
    tripleRange: 'کوئی بھی تگڑی',
  },
  'zh-Hans': {
    roll: '掷骰',
    bets: '您的投注',
    small: '小',
    smallRange: '4 至 10',
    big: '大',
    bigRange: '11 至 17',
    triple: '围骰',
    tripleRange: '任意三同号',
  },
  id: {
    roll: 'Lempar',
    bets: 'Taruhan Anda',
    small: 'Kecil',
    smallRange: '4 sampai 10',
    big: 'Besar',
    bigRange: '11 sampai 17',
    triple: 'Tiga sama',
    tripleRange: 'Tripel apa pun',
  },
  th: {
    roll: 'ทอย',
    bets: 'เดิมพันของคุณ',
    small: 'ต่ำ',
    smallRange: '4 ถึง 10',
    big: 'สูง',
    bigRange: '11 ถึง 17',
    triple: 'ตอง',
    tripleRange: 'ตองใดก็ได้',
  },
  tr: {
    roll: 'At',
    bets: 'Bahsiniz',
    small: 'Küçük',
    smallRange: '4 ile 10',
    big: 'Büyük',
    bigRange: '11 ile 17',
    triple: 'Üçü aynı',
    tripleRange: 'Herhangi bir üçlü',
  },
  vi: {
    roll: 'Tung',
    bets: 'Cược của bạn',
    small: 'Xỉu',
    smallRange: '4 đến 10',
    big: 'Tài',
    bigRange: '11 đến 17',
    triple: 'Bộ ba',
    tripleRange: 'Bộ ba bất kỳ',
  },
};
