import { MOST_WEBHOOKS, type WebhookCreation, type WebhookWithSecret } from 'shared/contract';
import type { Body } from '../../identity/permissions/any-member.ts';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import { isAllowed } from '../../identity/permissions/policy.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PlatformContext } from '../../platform/http/app-context.ts';
import { EscalationError, UserError } from '../../platform/http/errors/errors.ts';
import { publishChanges } from '../change-feed/publish-changes.ts';
import { givenOnce } from './give-secret.ts';
import { requireWebhook } from './managed-webhooks.ts';
import { noteChange, type RepeatableManager } from './webhook-manager.ts';
import { newSecret } from './signature.ts';
import { requireAddress } from './webhook-address.ts';
import { toWebhook } from './webhook-rows.ts';

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

async function refuseTooMany(tx: Db, { kind, id, name }: Body): Promise<void> {
  const { count } = await tx
    .selectFrom('webhook')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where(kind === 'workUnit' ? 'work_unit_id' : 'consortium_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_WEBHOOKS)
    throw new UserError(`${name} has ${MOST_WEBHOOKS} webhooks, which is the most. Remove one first.`);
}
