import Type, { type Static, type TProperties } from 'typebox';

/** One HAL link; hrefs are absolute with a literal colon in identifiers. */
export const Link = Type.Object({ href: Type.String() });
export type Link = Static<typeof Link>;

/** Relations written as a single object: self, project, plan, outcome, productionPlan. Every other one is a list. */
export const SelfLinks = Type.Object({ self: Link });

/** Position of a page in a paged list; `number` counts from 0. */
export const PageInfo = Type.Object({
  size: Type.Integer(),
  totalElements: Type.Integer(),
  totalPages: Type.Integer(),
  number: Type.Integer(),
});
export type PageInfo = Static<typeof PageInfo>;

/** Navigation of a paged list; relations that do not apply are absent. */
/** The link of a list to itself; a templated one has the filters that are not given in braces (RFC 6570). */
const ListLink = Type.Object({ href: Type.String(), templated: Type.Optional(Type.Boolean()) });

export const PageLinks = Type.Object({
  self: ListLink,
  first: Type.Optional(Type.Array(Link)),
  prev: Type.Optional(Type.Array(Link)),
  next: Type.Optional(Type.Array(Link)),
  last: Type.Optional(Type.Array(Link)),
});
export type PageLinks = Static<typeof PageLinks>;

/** A page of a list, its rows under the name of their kind; `_embedded` is absent when the page is empty. */
export const pageOf = <Rows extends TProperties>(rows: Rows) =>
  Type.Object({ _embedded: Type.Optional(Type.Object(rows)), _links: PageLinks, page: PageInfo });

/** All rows of a short list, likewise. */
export const collectionOf = <Rows extends TProperties>(rows: Rows) =>
  Type.Object({ _embedded: Type.Optional(Type.Object(rows)) });

/**
 * Paging as asked by a client, read leniently: a size below 1 or unreadable falls back to the default,
 * the ceiling is 2000. `sort` is `property,ASC` or `property,DESC` and may be repeated.
 */
export const PageQuery = Type.Object({
  page: Type.Optional(Type.String()),
  size: Type.Optional(Type.String()),
  sort: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
});
export type PageQuery = Static<typeof PageQuery>;

/** A filter value as it arrives: once, repeated, or joined by commas. */
export const FilterValue = Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())]));
