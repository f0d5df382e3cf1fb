/** All that a game page says. `{amount}` and `{value}` are put in by the page. */
const en = {
  spin: 'Spin',
  roll: 'Roll',
  draw: 'Draw',
  busy: 'In play',
  stake: 'Stake',
  less: 'Lower stake',
  more: 'Higher stake',
  balance: 'Balance',
  lastWin: 'Last win',
  ready: 'Choose a stake to begin.',
  win: 'You win {amount}.',
  none: 'No win this time.',
  payTable: 'Pay table',
  close: 'Close',
  returnToPlayer: 'Over many rounds this game pays back {value}% of stakes. Every round stands alone.',
  times: '{value} × stake',
  onLine: '{value} on a line from the first reel',
  matched: '{value} of your numbers drawn',
  small: 'Small',
  smallRange: '4 to 10',
  big: 'Big',
  bigRange: '11 to 17',
  triple: 'Three alike',
  tripleRange: 'Any triple',
  bets: 'Your bet',
  numbers: 'Choose three numbers',
  chosen: '{value} of 3 chosen',
  lucky: 'Choose for me',
  drawn: 'Drawn',
  offline: 'The connection dropped. Press again to see how this round ended; it is not charged twice.',
  endedTitle: 'Your session has ended',
  endedText: 'Nothing is lost: every finished round is in your records. Go back to the lobby and log in to play on.',
  back: 'Back to the lobby',
  'insufficient-funds': 'Your balance does not cover this stake.',
  'limit-reached': 'You have reached a limit that you set.',
  'invalid-stake': 'This stake cannot be placed here.',
  maintenance: 'This game is being looked after. Please come back later.',
  'try-later': 'That did not go through and nothing was charged. Please try again in a moment.',
};

export type Words = Readonly<typeof en>;

const ur: Words = {
  spin: 'گھمائیں',
  roll: 'پھینکیں',
  draw: 'قرعہ نکالیں',
  busy: 'جاری ہے',
  stake: 'داؤ',
  less: 'داؤ کم کریں',
  more: 'داؤ بڑھائیں',
  balance: 'بیلنس',
  lastWin: 'آخری جیت',
  ready: 'شروع کرنے کے لیے داؤ چنیں۔',
  win: 'آپ نے {amount} جیتے۔',
  none: 'اس بار جیت نہیں ہوئی۔',
  payTable: 'ادائیگی کی فہرست',
  close: 'بند کریں',
  returnToPlayer: 'بہت سے راؤنڈز میں یہ کھیل داؤ کا {value}% واپس کرتا ہے۔ ہر راؤنڈ اپنی جگہ الگ ہے۔',
  times: 'داؤ کا {value} گنا',
  onLine: 'پہلی ریل سے ایک لائن پر {value}',
  matched: 'آپ کے {value} نمبر نکلے',
  small: 'چھوٹا',
  smallRange: '4 سے 10',
  big: 'بڑا',
  bigRange: '11 سے 17',
  triple: 'تینوں برابر',
  tripleRange: 'کوئی بھی تگڑی',
  bets: 'آپ کی شرط',
  numbers: 'تین نمبر چنیں',
  chosen: '3 میں سے {value} چنے گئے',
  lucky: 'میرے لیے چنیں',
  drawn: 'نکلے ہوئے',
  offline: 'رابطہ ٹوٹ گیا۔ اس راؤنڈ کا نتیجہ دیکھنے کے لیے دوبارہ دبائیں؛ رقم دوبارہ نہیں کٹے گی۔',
  endedTitle: 'آپ کا سیشن ختم ہو گیا ہے',
  endedText: 'کچھ ضائع نہیں ہوا: ہر مکمل راؤنڈ آپ کے ریکارڈ میں ہے۔ کھیل جاری رکھنے کے لیے لابی میں جا کر لاگ اِن کریں۔',
  back: 'لابی میں واپس',
  'insufficient-funds': 'آپ کا بیلنس اس داؤ کے لیے کافی نہیں۔',
  'limit-reached': 'آپ اپنی مقرر کی ہوئی حد تک پہنچ گئے ہیں۔',
  'invalid-stake': 'یہ داؤ یہاں نہیں لگایا جا سکتا۔',
  maintenance: 'اس کھیل کی دیکھ بھال ہو رہی ہے۔ براہِ کرم بعد میں آئیں۔',
  'try-later': 'یہ مکمل نہیں ہوا اور کوئی رقم نہیں کٹی۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں۔',
};

export const words = { en, ur } as const satisfies Record<string, Words>;
export type GameLanguage = keyof typeof words;

/** The language of a game page for a brand's language code; English for one it has no words in. */
export const gameLanguage = (code: string): GameLanguage => (code.toUpperCase() === 'UR' ? 'ur' : 'en');

/** Puts a value into a sentence, kept left to right within it. */
export const fill = (sentence: string, value: string): string =>
  sentence.replace(/\{(?:amount|value)\}/, `\u2066${value}\u2069`);
