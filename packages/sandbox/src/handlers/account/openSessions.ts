import { maskAddress } from '@baize/domain';
import { endOtherSessions, endSession, openSessions } from '@baize/gateway';
import { answer } from '../../http/answer.ts';
import { countries } from '../../world/base/settings.ts';
import { deviceOf } from '../../world/sign-in/loginLog.ts';

export const openSessionRoutes = [
  answer(openSessions, (_, { world, account, session }) =>
    world.sessions
      .of(account.username)
      .toReversed()
      .map(({ id, startedAt, userAgent, country, token }) => ({
        sessionId: id,
        startTime: startedAt,
        ip: maskAddress(countries[country]?.ip ?? ''),
        countryCode: country,
        device: deviceOf(userAgent),
        current: token === session.token,
      })),
  ),

  answer(endSession, ({ sessionId }, { world, account }) => {
    const named = world.sessions.of(account.username).find(({ id }) => id === sessionId);
    if (named) world.sessions.end(named.token);
    return null;
  }),

  answer(endOtherSessions, (_, { world, account, session }) => {
    for (const { token } of world.sessions.of(account.username)) if (token !== session.token) world.sessions.end(token);
    return null;
  }),
];
