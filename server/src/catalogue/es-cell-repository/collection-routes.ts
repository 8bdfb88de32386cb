import { RepositoryIdPath, RepositoryListQuery } from 'shared/contract';
import type { TSchema } from 'typebox';
import type { Db } from '../../platform/database/database.ts';
import { chapter } from '../../identity/route-options.ts';
import type { App } from '../../platform/http/app-context.ts';
import { linkHeader } from '../../platform/http/responses/hal.ts';
import { readOne, readPage, type Collection } from './repository-collection.ts';

/** The chapter of the API document. */
export const { described } = chapter('ES cell repository');

/** What a kind of resource is called, and the shapes of its two responses. */
export interface Kind {
  one: string;
  many: string;
  /** Relation of the list in `_embedded`. */
  relation: string;
  item: TSchema;
  page: TSchema;
}

/** Serves the two calls of one kind of thing: the list, a page at a time, and one by its id. */
export function serveCollection<Row extends { id: number }, Item>(
  app: App,
  db: Db,
  collection: Collection<Row, Item>,
  kind: Kind,
): void {
  app.get(
    collection.path,
    described({
      summary: `List ${kind.many}, a page at a time`,
      description: `Sort by ${Object.keys(collection.sortColumns).join(', ')}.`,
      querystring: RepositoryListQuery,
      response: { 200: kind.page },
    }),
    async (request, reply) => {
      const { items, _links, page } = await readPage(db, collection, request);
      void reply.header('link', linkHeader(_links));
      return { _embedded: items.length === 0 ? undefined : { [kind.relation]: items }, _links, page };
    },
  );
  app.get(
    `${collection.path}/:id`,
    described({
      summary: `Read one ${kind.one}`,
      params: RepositoryIdPath,
      response: { 200: kind.item },
    }),
    async ({ params, baseUrl }) => readOne(db, collection, { id: params.id, baseUrl }),
  );
}
