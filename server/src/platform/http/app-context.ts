import type { FastifyInstance, FastifyBaseLogger, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Db } from '../database/database.ts';
import type { ReadDatabase } from '../database/replica/read-database.ts';
import type { Catalogues } from '../look-up-lists/catalogues.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Settings } from '../settings/settings.ts';

/** What the platform offers to every layer above it. Each of these adds its own services in its `context.ts`. */
export interface PlatformContext {
  settings: Settings;
  db: Db;
  /** What long reads are read from. */
  reads: ReadDatabase;
  /** Whether `db` is a replica, so that nothing can be written and nobody can be known. */
  isReadOnly: boolean;
  /** The look-up lists. */
  catalogues: Catalogues;
  /** Takes mails, which are sent afterwards. */
  mailer: Mailer;
  /** What is signed and encrypted with the server's secret. */
  secrets: Secrets;
  /** What this process measures of itself, where METRICS switches it on. */
  metrics?: Metrics | undefined;
}

/** The database, and the look-up lists that it refers to. */
export type Data = Pick<PlatformContext, 'db' | 'catalogues'>;

/** The Fastify instance with request types inferred from TypeBox schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** A folder's routes.ts exports one of these, for the context of its layer; `edge/routes.ts` lists them all. */
export type RouteModule<Context = PlatformContext> = (app: App, context: Context) => void | Promise<void>;
