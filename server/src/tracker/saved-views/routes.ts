import Type from 'typebox';
import { ChangeResponse, SavedView, SavedViewInput, SavedViewPath } from 'shared/contract';
import { oncePerKey } from '../../identity/idempotency/once-per-key.ts';
import { signedIn } from '../../identity/permissions/caller.ts';
import { chapter } from '../../identity/route-options.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { changeResponse } from '../../platform/history/change-response.ts';
import type { TrackerRoutes } from '../context.ts';
import { changeView, deleteView, saveView, visibleView, visibleViews } from './saved-views.ts';

const { described } = chapter('Saved views');
const PATH = '/api/v2/savedViews';

/** Views of the project list by name. An addition to the tracker's API. */
export const savedViewRoutes: TrackerRoutes = (app, { db, catalogues }) => {
  app.get(
    PATH,
    described({
      summary: 'The views of the caller, and those that are shared with their work units',
      response: { 200: Type.Array(SavedView) },
    }),
    ({ caller }) => visibleViews(db, signedIn(caller)),
  );

  app.get(
    `${PATH}/:id`,
    described({ summary: 'One of these views', params: SavedViewPath, response: { 200: SavedView } }),
    ({ caller, params }) => visibleView(db, signedIn(caller), Number(params.id)),
  );

  app.post(
    PATH,
    described({
      summary: 'Give a view of the project list a name',
      description: 'With an Idempotency-Key header a repeated request saves once.',
      body: SavedViewInput,
      response: { 200: ChangeResponse },
    }),
    async (request) => {
      const caller = signedIn(request.caller);
      const lists = await catalogues.read();
      return inTransaction(db, caller.email, (tx) =>
        oncePerKey(tx, request, async () => {
          const id = await saveView(tx, caller, request.body, lists);
          return changeResponse([], `${request.baseUrl}${PATH}/${id}`);
        }),
      );
    },
  );

  app.put(
    `${PATH}/:id`,
    described({
      summary: 'Change a view of the caller',
      params: SavedViewPath,
      body: SavedViewInput,
      response: { 204: Type.Null() },
    }),
    async ({ caller, params, body }, reply) => {
      const person = signedIn(caller);
      const lists = await catalogues.read();
      await inTransaction(db, person.email, (tx) => changeView(tx, person, Number(params.id), body, lists));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${PATH}/:id`,
    described({
      summary: 'Delete a view of the caller',
      description: 'Administrators delete views that are shared, too.',
      params: SavedViewPath,
      response: { 204: Type.Null() },
    }),
    async ({ caller, params }, reply) => {
      const person = signedIn(caller);
      await inTransaction(db, person.email, (tx) => deleteView(tx, person, Number(params.id)));
      return reply.code(204).send(null);
    },
  );
};
