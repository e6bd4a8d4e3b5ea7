/** Where each route is. A browser asks by these; `routes.ts` says what is asked and answered there. */
export const PATHS = {
  session: ['GET', '/api/session'],
  signIn: ['POST', '/api/session'],
  rename: ['PATCH', '/api/session'],
  forget: ['DELETE', '/api/session'],
  recovery: ['POST', '/api/session/recovery'],
  recover: ['POST', '/api/session/recover'],
  games: ['GET', '/api/games'],
  tables: ['GET', '/api/tables'],
  mine: ['GET', '/api/tables/mine'],
  create: ['POST', '/api/tables'],
  invited: ['GET', '/api/invited/:word'],
  join: ['POST', '/api/join'],
  replays: ['GET', '/api/replays'],
  figures: ['GET', '/api/figures'],
  forgetGames: ['DELETE', '/api/figures'],
  export: ['GET', '/api/export'],
  replay: ['GET', '/api/replays/:id'],
  shared: ['GET', '/api/shared/:share'],
} as const;
export type RouteName = keyof typeof PATHS;
