import CN from '../../content/CN.json' with { type: 'json' };
import EN from '../../content/EN.json' with { type: 'json' };
import ID from '../../content/ID.json' with { type: 'json' };
import TH from '../../content/TH.json' with { type: 'json' };
import TY from '../../content/TY.json' with { type: 'json' };
import UR from '../../content/UR.json' with { type: 'json' };
import VI from '../../content/VI.json' with { type: 'json' };

/** What the operator has written, in one language. Texts of articles are HTML as an editor leaves it. */
export interface Content {
  categories: Record<string, string>;
  /** Title and text. */
  help: Record<string, readonly string[]>;
  /** Title, summary and text. */
  blog: Record<string, readonly string[]>;
  /** Older notices: title and text. */
  archive: readonly (readonly string[])[];
  /** By picture: title and text. */
  banners: Record<string, readonly string[]>;
  /** By type: title, summary, text, and why an application was refused. */
  promotions: Record<string, readonly string[]>;
  /** What ends an offer. */
  voidTerms: string;
  notOpenReason: string;
  /** Notices in force: title and text. */
  notices: Record<string, readonly string[]>;
  /** The table in one of them: what stands over its four columns, and in the last of them. */
  timetable: readonly string[];
  /** `{pays}` stands for the money of a voucher. */
  rewards: Record<string, string>;
  /** What the reward centre holds, by name: title, what it is for, and why it was refused. */
  rewardCentre: Record<string, readonly string[]>;
  /** Bonuses that come of no reward, by name. */
  bonuses: Record<string, string>;
  /** By name; `{target}` stands for how often, or for how much. */
  missions: Record<string, string>;
  /** Announcements for agents, by name: title and text. */
  agentNotices: Record<string, readonly string[]>;
  /** What the platform writes to players: title and text. */
  messages: Record<string, readonly string[]>;
  /** Why the platform denies the bill of a contract, by name. */
  billReasons: Record<string, string>;
  pointRules: readonly string[];
  /** What a movement of points was, and why an order was refused. */
  pointRemarks: { cash: string; deposit: string; rejected: string };
  /** What stands for the operator's chat: its two names, what it is; then what stands for the app. */
  desk: readonly string[];
}

const contents: Readonly<Record<string, Content>> = { CN, EN, ID, TH, TY, UR, VI };

export const contentLanguages = Object.keys(contents);

/** The operator's texts in a language, or in English. */
export const contentOf = (language: string): Content =>
  (Object.hasOwn(contents, language) && contents[language]) || (EN as Content);
