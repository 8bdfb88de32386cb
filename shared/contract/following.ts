import { INDEXED_TEXT } from 'shared/limits';
import Type, { type Static } from 'typebox';
import { Instant, LocalDateTime, Nullable } from './schema-helpers.ts';

/** What can be followed. */
export const FOLLOW_KINDS = ['gene', 'project', 'workUnit', 'view'] as const;
export const FollowKind = Type.Enum(FOLLOW_KINDS);
export type FollowKind = (typeof FOLLOW_KINDS)[number];

/** How often somebody wants a mail, the most frequent first. */
export const MAIL_PACES = ['at once', 'daily', 'weekly', 'never'] as const;
export const MailPace = Type.Enum(MAIL_PACES);
export type MailPace = (typeof MAIL_PACES)[number];

/** The most that one person may follow. */
export const MOST_FOLLOWS = 2000;

const Target = Type.String({
  minLength: 1,
  maxLength: INDEXED_TEXT,
  description:
    'Of a gene its symbol, MGI accession id or synonym; of a project its TPN; of a work unit its name; of a saved view its number',
});

/** Something that the caller follows. `target` is what it is called today; a view, whose name is not its own alone, by its number. */
export const Follow = Type.Object({
  id: Type.Integer(),
  kind: FollowKind,
  target: Type.String(),
  name: Type.String({ description: 'What people call it' }),
  mail: MailPace,
  createdAt: Instant,
});
export type Follow = Static<typeof Follow>;

/** POST /api/v2/follows. Following again changes how often a mail comes, if that is named. */
export const FollowCreation = Type.Object({
  kind: FollowKind,
  target: Target,
  mail: Type.Optional(Type.Enum(MAIL_PACES, { default: 'daily' })),
});
export type FollowCreation = Static<typeof FollowCreation>;

export const FollowPath = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,14}$' }) });
export const FollowUpdate = Type.Object({ mail: MailPace });
export type FollowUpdate = Static<typeof FollowUpdate>;

/** A change that the caller gets a notice of. */
export const Notice = Type.Object({
  id: Type.String(),
  isRead: Type.Boolean(),
  date: LocalDateTime,
  user: Type.String(),
  what: Type.String({ description: 'What changed, in words' }),
  geneSymbols: Type.Array(Type.String()),
  tpn: Type.String(),
  pin: Nullable(Type.String()),
  planTypeName: Nullable(Type.String()),
  tpo: Nullable(Type.String()),
  min: Nullable(Type.String()),
  psn: Nullable(Type.String()),
});
export type Notice = Static<typeof Notice>;

const NOTICE_ID = '^[1-9][0-9]{0,17}$';
const NoticeId = Type.String({ pattern: NOTICE_ID, maxLength: 18 });

export const NoticesQuery = Type.Object({
  before: Type.Optional(
    Type.String({ pattern: NOTICE_ID, description: 'The `next` of the response before' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
});
export type NoticesQuery = Static<typeof NoticesQuery>;

/** Notices, the latest first. */
export const NoticePage = Type.Object({
  notices: Type.Array(Notice),
  next: Nullable(
    Type.String({ description: 'Where earlier ones begin: the next `before`; null for the last page' }),
  ),
});
export type NoticePage = Static<typeof NoticePage>;

/** More unread notices are not counted. */
export const MOST_COUNTED_UNREAD = 100;
export const UnreadNotices = Type.Object({
  unread: Type.Integer({ description: `At most ${MOST_COUNTED_UNREAD}` }),
});
export type UnreadNotices = Static<typeof UnreadNotices>;

/** POST /api/v2/notices/read: these notices, or without `ids` all. */
export const NoticesRead = Type.Object({
  ids: Type.Optional(Type.Array(NoticeId, { maxItems: 200 })),
});
export type NoticesRead = Static<typeof NoticesRead>;

const VISITOR_PACES = ['at once', 'daily', 'weekly'] as const;
/** POST /api/v2/genes/{symbolOrId}/followers: a visitor follows a gene by mail, once the address is confirmed. */
export const GeneFollower = Type.Object({
  email: Type.String({ maxLength: INDEXED_TEXT, pattern: '^[^\\u0000\\r\\n]*$' }),
  mail: Type.Enum(VISITOR_PACES),
});
export type GeneFollower = Static<typeof GeneFollower>;

const Token = Type.String({ minLength: 1, maxLength: 200 });
/** The token of a link in a mail. */
export const LinkToken = Type.Object({ token: Token });
export type LinkToken = Static<typeof LinkToken>;

export const ConfirmedFollow = Type.Object({ geneSymbol: Type.String() });
export type ConfirmedFollow = Static<typeof ConfirmedFollow>;

/** What somebody gets mails about, as the link in each of them shows it. */
export const MailSubscription = Type.Object({
  email: Type.String(),
  hasAccount: Type.Boolean(),
  follows: Type.Array(Follow),
});
export type MailSubscription = Static<typeof MailSubscription>;

/** POST /api/v2/mailSubscription/stop: mails about one thing, or without `followId` all. */
export const MailStop = Type.Object({ token: Token, followId: Type.Optional(Type.Integer({ minimum: 1 })) });
export type MailStop = Static<typeof MailStop>;
