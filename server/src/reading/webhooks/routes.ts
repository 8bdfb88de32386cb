import Type from 'typebox';
import {
  Webhook,
  WebhookCreation,
  WebhookDeliveries,
  WebhookPath,
  WebhookTest,
  WebhookUpdate,
  WebhookWithSecret,
} from 'shared/contract';
import type { FastifyRequest } from 'fastify';
import { chapter } from '../../identity/route-options.ts';
import { signedInPerson } from '../../identity/sessions/caller.ts';
import { expectedVersion, versioned } from '../../platform/http/responses/resource-version.ts';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { addWebhook } from './add-webhook.ts';
import { removeWebhook, updateWebhook } from './change-webhook.ts';
import { deliveriesOf, managedWebhook, managedWebhooks } from './managed-webhooks.ts';
import type { WebhookManager } from './webhook-manager.ts';
import { rotateSecret } from './rotate-secret.ts';
import { testWebhook } from './send-test.ts';

const { watched } = chapter('Webhooks');

/**
 * Addresses that get the changes of a work unit or a consortium, for its managers who have signed in: a leaked token of a
 * script must not lead changes elsewhere. An addition to the tracker's API.
 */
export const webhookRoutes: TrackerRoutes = (app, context) => {
  const { db } = context;

  app.get(
    '/api/v2/webhooks',
    watched({
      summary: 'Webhooks of the work units and consortia that the caller manages',
      response: { 200: Type.Array(Webhook) },
    }),
    (request) => managedWebhooks(db, signedInPerson(request)),
  );

  app.post(
    '/api/v2/webhooks',
    watched({
      summary: 'Add a webhook',
      description:
        'It gets changes from now on that every member may read. Only this response contains the secret.',
      body: WebhookCreation,
      response: { 200: WebhookWithSecret },
    }),
    (request) => addWebhook(context, { ...managerOf(request), request }, request.body),
  );

  app.get(
    '/api/v2/webhooks/:id',
    watched({ summary: 'One webhook', params: WebhookPath, response: { 200: Webhook } }),
    async (request, reply) => {
      const resource = await managedWebhook(db, signedInPerson(request), Number(request.params.id));
      return versioned(reply, { resource, version: resource.version });
    },
  );

  app.put(
    '/api/v2/webhooks/:id',
    watched({
      summary: 'Change the address of a webhook, or switch it off or on',
      params: WebhookPath,
      body: WebhookUpdate,
      response: { 200: Webhook },
    }),
    (request) => {
      const read = { id: Number(request.params.id), expectedVersion: expectedVersion(request) };
      return updateWebhook(context, managerOf(request), read, request.body);
    },
  );

  app.delete(
    '/api/v2/webhooks/:id',
    watched({ summary: 'Remove a webhook', params: WebhookPath, response: { 204: Type.Null() } }),
    async (request, reply) => {
      await removeWebhook(db, managerOf(request), Number(request.params.id));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/v2/webhooks/:id/secret',
    watched({
      summary: 'Give a webhook a new secret',
      description:
        'For a day deliveries are signed with the one before, too. Only this response contains the secret.',
      params: WebhookPath,
      response: { 200: WebhookWithSecret },
    }),
    (request) => rotateSecret(context, { ...managerOf(request), request }, Number(request.params.id)),
  );

  app.get(
    '/api/v2/webhooks/:id/deliveries',
    watched({
      summary: 'The latest deliveries of a webhook, with what came of them',
      params: WebhookPath,
      response: { 200: WebhookDeliveries },
    }),
    (request) => deliveriesOf(db, signedInPerson(request), Number(request.params.id)),
  );

  app.post(
    '/api/v2/webhooks/:id/test',
    watched({
      summary: 'Send a webhook a delivery without changes, and wait for the response',
      params: WebhookPath,
      response: { 200: WebhookTest },
    }),
    (request) => testWebhook(context, signedInPerson(request), Number(request.params.id)),
  );
};

function managerOf(request: FastifyRequest): WebhookManager {
  return { caller: signedInPerson(request), remoteAddress: request.ip };
}
