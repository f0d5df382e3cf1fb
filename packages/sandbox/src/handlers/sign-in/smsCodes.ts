import { sendAccountCode, sendRegistrationCode } from '@baize/gateway';
import { answer, type Call } from '../../http/answer.ts';
import { Refusal, tooMany } from '../../http/refusal.ts';
import { type CodePurpose, internationalNumber } from '../../world/sign-in/smsCodes.ts';

const words: Readonly<Record<string, string>> = {
  EN: 'Messages do not reach this number. Check it, or use another one.',
  UR: 'اس نمبر پر پیغام نہیں پہنچتے۔ نمبر دیکھ لیں یا کوئی اور نمبر دیں۔',
  CN: '该号码无法接收短信。请核对，或换一个号码。',
  ID: 'Pesan tidak sampai ke nomor ini. Periksa nomornya atau gunakan nomor lain.',
  TH: 'ส่งข้อความไปยังหมายเลขนี้ไม่ได้ โปรดตรวจสอบหรือใช้หมายเลขอื่น',
  TY: 'Bu numaraya mesaj ulaşmıyor. Numarayı kontrol edin ya da başka bir numara kullanın.',
  VI: 'Tin nhắn không gửi được tới số này. Hãy kiểm tra lại hoặc dùng số khác.',
};

const undeliverable = (language: string): string => words[language] ?? words.EN ?? '';

const ofOneNumber = { count: 6, windowMs: 60 * 60_000 };
const ofOneVisitor = { count: 30, windowMs: 60 * 60_000 };
/** Milliseconds of tolerance, so that a request at the end of the shown countdown is not too early. */
const leeway = 5_000;

export const smsCodeRoutes = [
  answer(sendRegistrationCode, ({ type, mobileNum, countryDialingCode }, call) => {
    const { toggles } = call.world.settings;
    // A closed registration may still be open by invitation, which only the registration call carries.
    if (!toggles[type === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3']) {
      throw new Refusal('registration-closed');
    }
    return send(call, 'register', countryDialingCode, mobileNum);
  }),

  answer(sendAccountCode, ({ type, mobileNum, countryDialingCode }, call) => {
    const { toggles } = call.world.settings;
    const allowed = type === 'login' ? toggles.MOBILEVERCODELOGIN3 : toggles.CHNGPASSVERIF3;
    if (!allowed) throw new Refusal('not-allowed');
    return send(call, type, countryDialingCode, mobileNum);
  }),
];

/** Responds alike whether or not an account has the number. */
function send(call: Call, purpose: CodePurpose, dialling: string, national: string) {
  const { world, visitor } = call;
  const { codeMinutes, rateLimits } = world.settings;
  const number = internationalNumber(dialling, national);
  if (!/^\+\d{6,15}$/.test(number) || number.endsWith('0000')) {
    throw new Refusal('code-not-sent', { message: undeliverable(call.language) });
  }
  if (rateLimits) {
    const between = { count: 1, windowMs: Math.max(1000, codeMinutes * 60_000 - leeway) };
    const seconds =
      world.limiter.take(`code:${purpose}:${number}`, between) ||
      world.limiter.take(`codes:number:${number}`, ofOneNumber) ||
      world.limiter.take(`codes:visitor:${visitor}`, ofOneVisitor);
    if (seconds > 0) throw tooMany(Math.min(seconds, 600));
  }
  world.smsCodes.send(purpose, number);
  return { expiredMinutes: codeMinutes };
}
