import { sql } from 'kysely';
import {
  MOST_WEBHOOKS,
  type Webhook,
  type WebhookCreation,
  type WebhookDelivery,
  type WebhookTest,
  type WebhookUpdate,
  WebhookWithSecret,
} from 'shared/contract';
import { secretAnswers } from '../../identity/idempotency/answer-stores.ts';
import { answeredOncePerKey, type RepeatableRequest } from '../../identity/idempotency/once-per-key.ts';
import type { Body } from '../../identity/permissions/any-member.ts';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import { isAllowed } from '../../identity/permissions/policy.ts';
import { noteSecurityEvent } from '../../identity/sessions/security-events.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { addressProblem } from '../../platform/external-http/post-outside.ts';
import type { PlatformContext } from '../../platform/http/app-context.ts';
import {
  EscalationError,
  NotFoundError,
  PreconditionFailedError,
  UserError,
  ValidationError,
} from '../../platform/http/errors/errors.ts';
import { publishChanges } from '../change-feed/publish-changes.ts';
import { sendDelivery } from './send-delivery.ts';
import { newSecret } from './signature.ts';
import { latestDeliveries, readWebhooks, toWebhook, type StoredWebhook } from './webhook-rows.ts';
import { DAY_MS } from '../../platform/time/durations.ts';

/** Deliveries are signed with the secret before for so long. */
const OVERLAP_MS = DAY_MS;
const SHOWN_DELIVERIES = 100;

/** Who manages a webhook, and from where. */
export interface WebhookManager {
  caller: SignedIn;
  remoteAddress: string;
}

/** The same, with the request. */
export interface RepeatableManager extends WebhookManager {
  request: RepeatableRequest;
}

/** A webhook, and the version of it that the manager has read; null when the request has none. */
export interface ReadWebhook {
  id: number;
  expectedVersion: number | null;
}

/** Webhooks of what the caller manages; of all bodies for administrators. */
export async function managedWebhooks(db: Db, caller: SignedIn): Promise<Webhook[]> {
  return (await readWebhooks(db, sql`true`))
    .filter((webhook) => isAllowed(caller, 'MANAGE_WEBHOOKS', webhook))
    .map(toWebhook);
}

/**
 * Adds a webhook, which gets what changes from now on; once for a request that is repeated with its key.
 *
 * @throws EscalationError (403) for a body that the caller does not manage, UserError for an unknown one or too many
 * @throws ValidationError for an address that cannot be called
 */
export async function addWebhook(
  context: PlatformContext,
  manager: RepeatableManager,
  { url: typed, ...named }: WebhookCreation,
): Promise<WebhookWithSecret> {
  const { db, secrets, settings } = context;
  const body = await findBody(context, named);
  requireManager(manager.caller, body);
  const url = requireAddress(typed, settings.privateWebhooks);
  await publishChanges(db);
  const secret = newSecret();
  return givenOnce(context, manager, async (tx) => {
    await refuseTooMany(tx, body);
    const { id } = await tx
      .insertInto('webhook')
      .values((from) => ({
        work_unit_id: body.kind === 'workUnit' ? body.id : null,
        consortium_id: body.kind === 'consortium' ? body.id : null,
        url,
        secret: secrets.webhooks.lock(secret),
        created_by: manager.caller.email,
        position: from.selectFrom('change_feed').select('last_position'),
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await noteChange(tx, manager, 'webhook added', body.name, url);
    return { ...toWebhook(await requireWebhook(tx, manager.caller, id)), secret };
  });
}

/** @throws NotFoundError for a webhook that is not the caller's to manage */
export async function managedWebhook(db: Db, caller: SignedIn, id: number): Promise<Webhook> {
  return toWebhook(await requireWebhook(db, caller, id));
}

/**
 * Changes the address, or switches a webhook off or on. It is tried again at once.
 *
 * @throws NotFoundError for a webhook that is not the caller's to manage, ValidationError
 * @throws PreconditionFailedError for a version that is not the latest
 */
export async function updateWebhook(
  { db, settings }: PlatformContext,
  manager: WebhookManager,
  { id, expectedVersion }: ReadWebhook,
  { url: typed, isActive }: WebhookUpdate,
): Promise<Webhook> {
  const url = requireAddress(typed, settings.privateWebhooks);
  return inTransaction(db, manager.caller.email, async (tx) => {
    await tx.selectFrom('webhook').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    const webhook = await requireWebhook(tx, manager.caller, id);
    refuseChanged(webhook, expectedVersion);
    await tx
      .updateTable('webhook')
      .set({ url, is_active: isActive, failures: 0, failing_since: null, next_attempt_at: new Date() })
      .where('id', '=', id)
      .execute();
    await noteChange(tx, manager, 'webhook changed', nameOf(webhook), url);
    return toWebhook(await requireWebhook(tx, manager.caller, id));
  });
}

/** @throws PreconditionFailedError when it has another version than the caller has read */
function refuseChanged({ version, isActive, url }: StoredWebhook, expectedVersion: number | null): void {
  if (expectedVersion !== null && expectedVersion !== version)
    throw new PreconditionFailedError(
      `The webhook has been changed since you opened it: it is switched ${isActive ? 'on' : 'off'}, with the address ${url}.`,
    );
}

/** @throws NotFoundError for a webhook that is not the caller's to manage */
export async function removeWebhook(db: Db, manager: WebhookManager, id: number): Promise<void> {
  await inTransaction(db, manager.caller.email, async (tx) => {
    const webhook = await requireWebhook(tx, manager.caller, id);
    await tx.deleteFrom('webhook').where('id', '=', id).execute();
    await noteChange(tx, manager, 'webhook removed', nameOf(webhook), webhook.url);
  });
}

/**
 * Gives a webhook a new secret, once for a request that is repeated with its key. Deliveries are signed with both for a day, so that a receiver
 * can change over.
 *
 * @throws NotFoundError for a webhook that is not the caller's to manage
 */
export async function rotateSecret(
  context: PlatformContext,
  manager: RepeatableManager,
  id: number,
): Promise<WebhookWithSecret> {
  const { secrets } = context;
  const secret = newSecret();
  return givenOnce(context, manager, async (tx) => {
    const webhook = await requireWebhook(tx, manager.caller, id);
    await tx
      .updateTable('webhook')
      .set((row) => ({
        previous_secret: row.ref('secret'),
        previous_secret_until: new Date(Date.now() + OVERLAP_MS),
        secret: secrets.webhooks.lock(secret),
      }))
      .where('id', '=', id)
      .execute();
    await noteChange(tx, manager, 'webhook changed', nameOf(webhook), webhook.url);
    return { ...toWebhook(await requireWebhook(tx, manager.caller, id)), secret };
  });
}

/** @throws NotFoundError for a webhook that is not the caller's to manage */
export async function deliveriesOf(db: Db, caller: SignedIn, id: number): Promise<WebhookDelivery[]> {
  await requireWebhook(db, caller, id);
  return latestDeliveries(db, id, SHOWN_DELIVERIES);
}

/**
 * Sends a delivery without changes, at once.
 *
 * @throws NotFoundError for a webhook that is not the caller's to manage
 */
export async function testWebhook(
  context: PlatformContext,
  caller: SignedIn,
  id: number,
): Promise<WebhookTest> {
  const webhook = await requireWebhook(context.db, caller, id);
  const { status, problem } = await sendDelivery(
    context,
    webhook,
    { id: null, changes: [] },
    { now: new Date() },
  );
  return { isDelivered: problem === null, status, problem };
}

/** Repeated with its key, the request gets the same secret, which is stored encrypted. */
function givenOnce(
  { db, secrets }: PlatformContext,
  { caller, request }: RepeatableManager,
  give: (tx: Db) => Promise<WebhookWithSecret>,
): Promise<WebhookWithSecret> {
  const answers = secretAnswers(secrets.answers, WebhookWithSecret);
  return inTransaction(db, caller.email, (tx) => answeredOncePerKey(tx, request, answers, () => give(tx)));
}

/** A webhook that the caller manages. Whether others exist is nobody's business. */
async function requireWebhook(db: Db, caller: SignedIn, id: number): Promise<StoredWebhook> {
  const [webhook] = await readWebhooks(db, sql`webhook.id = ${id}`);
  if (webhook === undefined || !isAllowed(caller, 'MANAGE_WEBHOOKS', webhook))
    throw new NotFoundError(`There is no webhook ${id} of what you manage.`);
  return webhook;
}

async function findBody(
  { catalogues }: PlatformContext,
  { workUnitName, consortiumName }: Omit<WebhookCreation, 'url'>,
): Promise<Body> {
  const lists = await catalogues.read();
  if (workUnitName !== undefined && consortiumName === undefined) {
    const unit = lists.work_unit.find(workUnitName);
    if (unit === undefined) throw new UserError(`Work unit ${workUnitName} does not exist.`);
    return { kind: 'workUnit', ...unit };
  }
  if (consortiumName === undefined || workUnitName !== undefined)
    throw new UserError('A webhook belongs to a work unit or to a consortium. Name one of them.');
  const consortium = lists.consortium.find(consortiumName);
  if (consortium === undefined) throw new UserError(`Consortium ${consortiumName} does not exist.`);
  return { kind: 'consortium', ...consortium };
}

function requireManager(caller: SignedIn, { kind, name }: Body): void {
  const workUnitName = kind === 'workUnit' ? name : null;
  const consortiumName = kind === 'consortium' ? name : null;
  if (!isAllowed(caller, 'MANAGE_WEBHOOKS', { workUnitName, consortiumName }))
    throw new EscalationError(403, `You do not have permission to add webhooks of ${name}. Its managers do.`);
}

/** The address as it is called. */
function requireAddress(typed: string, mayBePrivate: boolean): string {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  const problem = url === undefined ? NO_ADDRESS : addressProblem(url, mayBePrivate);
  if (url === undefined || problem !== null)
    throw new ValidationError([
      { object: 'Webhook', field: 'url', rejectedValue: typed, message: problem ?? NO_ADDRESS },
    ]);
  return url.href;
}

const NO_ADDRESS = 'It must be an address such as https://lab.example/changes.';

async function refuseTooMany(tx: Db, { kind, id, name }: Body): Promise<void> {
  const { count } = await tx
    .selectFrom('webhook')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where(kind === 'workUnit' ? 'work_unit_id' : 'consortium_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_WEBHOOKS)
    throw new UserError(`${name} has ${MOST_WEBHOOKS} webhooks, which is the most. Remove one first.`);
}

function nameOf({ workUnitName, consortiumName }: StoredWebhook): string {
  return workUnitName ?? consortiumName ?? '';
}

function noteChange(
  tx: Db,
  { caller, remoteAddress }: WebhookManager,
  kind: 'webhook added' | 'webhook changed' | 'webhook removed',
  of: string,
  url: string,
): Promise<void> {
  const { email, personId } = caller;
  return noteSecurityEvent(tx, { kind, email, personId, remoteAddress, detail: { of, url } });
}
