import CN from '../../../content/CN.json' with { type: 'json' };
import EN from '../../../content/EN.json' with { type: 'json' };
import ID from '../../../content/ID.json' with { type: 'json' };
import TH from '../../../content/TH.json' with { type: 'json' };
import TY from '../../../content/TY.json' with { type: 'json' };
import UR from '../../../content/UR.json' with { type: 'json' };
import VI from '../../../content/VI.json' with { type: 'json' };

/** Texts of the operator in one language. Article texts are HTML as an editor produces it. */
export interface Content {
  categories: Record<string, string>;
  /** Title and text. */
  help: Record<string, readonly string[]>;
  /** Title, summary and text. */
  blog: Record<string, readonly string[]>;
  archive: readonly (readonly string[])[];
  banners: Record<string, readonly string[]>;
  /** Title, summary, text, and reason for refusal, by type. */
  promotions: Record<string, readonly string[]>;
  voidTerms: string;
  notOpenReason: string;
  notices: Record<string, readonly string[]>;
  /** Timetable of one notice: the four column headings, and the text of the last column. */
  timetable: readonly string[];
  /** Texts with `{pays}` for the voucher's amount. */
  rewards: Record<string, string>;
  /** Title, purpose and reason for refusal, by name. */
  rewardCentre: Record<string, readonly string[]>;
  /** Name of the money that a new account holds. */
  welcomeGift: string;
  bonuses: Record<string, string>;
  /** Texts by name, with `{target}` for the required count or amount. */
  missions: Record<string, string>;
  agentNotices: Record<string, readonly string[]>;
  messages: Record<string, readonly string[]>;
  billReasons: Record<string, string>;
  pointRules: readonly string[];
  /** Remarks on point movements, and the reason for refusing an order. */
  pointRemarks: { cash: string; deposit: string; rejected: string };
  /** Texts of scheduled content by name; what each place means is said in `plan.ts`. */
  plan: Record<string, readonly string[]>;
  /** Texts of the operator's stand-ins: two names and description of the chat, then the app. */
  servicePages: readonly string[];
}

const contents: Readonly<Record<string, Content>> = { CN, EN, ID, TH, TY, UR, VI };

export const contentLanguages = Object.keys(contents);

export const contentOf = (language: string): Content =>
  (Object.hasOwn(contents, language) && contents[language]) || (EN as Content);
