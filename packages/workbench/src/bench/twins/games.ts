export interface Game {
  nodeId: number;
  gameName: string;
  vassalageName: string;
  icon: string;
  isHot: number;
  isNew: number;
  isJackpot: number;
}

const pageSize = 100;

export async function fetchGames(count: number): Promise<Game[]> {
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(count / pageSize) }, (_, index) => fetchPage(index + 1)),
  );
  return pages.flat().slice(0, count);
}

async function fetchPage(page: number): Promise<Game[]> {
  const query = new URLSearchParams({
    gameType: 'RNG',
    vassalage: 'OMB',
    pageNo: String(page),
    pageSize: String(pageSize),
    language: 'EN',
  });
  const answer = await fetch(`/wps/relay/GCSGAME_gameList?${query}`);
  const { value } = (await answer.json()) as { value: { games: Game[] } };
  return value.games;
}
