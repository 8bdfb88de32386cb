import { RepositoryIdPath, RepositoryListQuery } from 'shared/contract';
import type { TSchema } from 'typebox';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { linkHeader } from '../http/hal.ts';
import { readOne, readPage, type Collection } from './repository-collection.ts';

/** Chapter of the API document. */
export const REPOSITORY_TAGS = ['ES cell repository'];

/** What a kind of thing is called, and the shapes of its two answers. */
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
    {
      schema: {
        tags: REPOSITORY_TAGS,
        summary: `List ${kind.many}, a page at a time`,
        description: `Sort by ${Object.keys(collection.sortColumns).join(', ')}.`,
        querystring: RepositoryListQuery,
        response: { 200: kind.page },
      },
    },
    async (request, reply) => {
      const { items, _links, page } = await readPage(db, collection, request);
      void reply.header('link', linkHeader(_links));
      return { _embedded: items.length === 0 ? undefined : { [kind.relation]: items }, _links, page };
    },
  );
  app.get(
    `${collection.path}/:id`,
    {
      schema: {
        tags: REPOSITORY_TAGS,
        summary: `Read one ${kind.one}`,
        params: RepositoryIdPath,
        response: { 200: kind.item },
      },
    },
    async ({ params, baseUrl }) => readOne(db, collection, { id: params.id, baseUrl }),
  );
}
