export type LotteryFavourites = Readonly<Record<string, readonly string[]>>;

const mostKept = 200;

/** Parses stored favourites; malformed entries are dropped. Source: section 3, LOTTFAV. */
export function readLotteryFavourites(text: string | null): LotteryFavourites {
  const parsed = parse(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
  const found: Record<string, readonly string[]> = Object.create(null);
  for (const [name, codes] of Object.entries(parsed)) {
    if (!Array.isArray(codes)) continue;
    const proper = codes.filter(
      (code): code is string => typeof code === 'string' && code !== '' && code.length <= 128,
    );
    found[name] = [...new Set(proper)].slice(0, mostKept);
  }
  return found;
}

export const favouritesOf = (all: LotteryFavourites, username: string | null): readonly string[] =>
  (username !== null && Object.hasOwn(all, username) && all[username]) || [];

export function toggleLottery(all: LotteryFavourites, username: string, code: string): LotteryFavourites {
  const mine = favouritesOf(all, username);
  const next = mine.includes(code) ? mine.filter((other) => other !== code) : [code, ...mine].slice(0, mostKept);
  return Object.assign(Object.create(null), all, { [username]: next });
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
