import type { FastifyInstance, FastifyBaseLogger, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Catalogues } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import type { Outside } from '../outside/outside.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AccessTokens } from '../sessions/access-tokens.ts';
import type { Settings } from '../settings/settings.ts';
import type { SignInService } from '../sign-in-service/sign-in-service.ts';

/** What the whole application works with; handed to every route module. */
export interface AppContext {
  settings: Settings;
  db: Db;
  /** The look-up lists. */
  catalogues: Catalogues;
  accessTokens: AccessTokens;
  /** Takes mails, which are sent afterwards. */
  mailer: Mailer;
  /** Where people may sign in besides here. */
  signInService?: SignInService | undefined;
  /** Guides, positions on another build, orthologs: what others know. */
  outside: Outside;
  /** What this process measures of itself, where METRICS switches it on. */
  metrics?: Metrics | undefined;
}

/** The Fastify instance with request types inferred from TypeBox schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** A folder's routes.ts exports one of these; `routes.ts` of the server lists them. */
export type RouteModule = (app: App, context: AppContext) => void | Promise<void>;
