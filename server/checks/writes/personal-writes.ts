/** Writes of what somebody follows, gets and saves, and of webhooks. */
import { RECEIVER, type World } from './world.ts';
import { NO_MANAGERS, NOT_SIGNED_IN, OTHERS, write, type Write } from './write.ts';

const ofEverybody = { may: 'member', mayNot: NOT_SIGNED_IN } as const;
/** What is the member's alone. */
const ofMember = { may: 'member', mayNot: [...OTHERS, 'administrator'] } as const;
/** Tokens of scripts lead no changes elsewhere (ADR 35). */
const ofManagers = { may: 'manager', mayNot: ['token for writing', ...NO_MANAGERS] } as const;

/** In an order in which all of them succeed. */
export function personalWrites(world: World): Write[] {
  return [...viewAndFollowWrites(world), ...webhookWrites(world)];
}

function viewAndFollowWrites({ viewId, followId, noticeId }: World): Write[] {
  const view = `/api/v2/savedViews/${viewId}`;
  const follow = `/api/v2/follows/${followId}`;
  return [
    write('POST /api/v2/savedViews', ofEverybody, { body: { name: 'New', query: '' } }),
    // People share views with work units of theirs.
    write(
      'POST /api/v2/savedViews',
      { may: 'member', mayNot: OTHERS },
      { body: { name: 'Shared', query: '', workUnitName: 'JAX' } },
    ),
    write('PUT /api/v2/savedViews/{id}', ofMember, { url: view, body: { name: 'Changed', query: '' } }),
    write('POST /api/v2/follows', ofEverybody, { body: { kind: 'gene', target: 'Gpr173' } }),
    write('POST /api/v2/follows', ofMember, { body: { kind: 'view', target: viewId } }),
    write('PUT /api/v2/follows/{id}', ofMember, { url: follow, body: { mail: 'weekly' } }),
    write('DELETE /api/v2/follows/{id}', ofMember, { url: follow }),
    write('POST /api/v2/notices/read', ofEverybody, {
      body: { ids: [String(noticeId)] },
      idleFor: ['stranger', 'reader', 'administrator'],
    }),
    write('DELETE /api/v2/savedViews/{id}', ofMember, { url: view }),
  ];
}

function webhookWrites({ webhookId }: World): Write[] {
  const path = '/api/v2/webhooks/{id}';
  const webhook = `/api/v2/webhooks/${webhookId}`;
  const url = `${RECEIVER}/2`;
  return [
    write('POST /api/v2/webhooks', ofManagers, { body: { workUnitName: 'JAX', url } }),
    write(`PUT ${path}`, ofManagers, { url: webhook, body: { url, isActive: true } }),
    write(`POST ${path}/secret`, ofManagers, { url: `${webhook}/secret` }),
    write(`POST ${path}/test`, ofManagers, { url: `${webhook}/test`, changesNothing: 'Tests are not kept.' }),
    write(`DELETE ${path}`, ofManagers, { url: webhook }),
  ];
}
