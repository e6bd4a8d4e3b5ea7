/** The handlers of all HTTP routes. */
import type { Around } from '../connections/connection.ts';
import { botHandlers } from './handlers/bots.ts';
import { type Handlers, openContext } from './handlers/context.ts';
import { moderationHandlers } from './handlers/moderation.ts';
import { noticeHandlers } from './handlers/notices.ts';
import { ownDataHandlers } from './handlers/own-data.ts';
import { passkeyHandlers } from './handlers/passkeys.ts';
import { signInHandlers } from './handlers/sign-in.ts';
import { tableHandlers } from './handlers/tables.ts';
import type { Limiter } from './limiter.ts';

export const openHandlers = (around: Around, limit: Limiter): Handlers => {
  const context = openContext(around, limit);
  return {
    ...signInHandlers(context),
    ...passkeyHandlers(context),
    ...ownDataHandlers(context),
    ...tableHandlers(context),
    ...noticeHandlers(context),
    ...botHandlers(context),
    ...moderationHandlers(context),
  };
};
