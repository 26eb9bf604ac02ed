import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { ContentKind, ContentPart } from '#domain/editorial/content-kinds'
import type { ContentValues } from '#domain/editorial/content-state'
import { assignedId, instant, revision, sequenceIdRef } from './columns.ts'
import { staff } from './staff.ts'

const isKind = (column: AnyPgColumn) => sql`${column} ~ '^[a-z][a-z-]{0,39}$'`
const isPart = (column: AnyPgColumn) => sql`${column} in ('shared', 'en', 'fr', 'de')`

/**
 * The draft of a part of a record, and whether its language has fallen behind the source. Public tables have the
 * published state; a record that they do not have was never published, or is withdrawn.
 */
export const contentDraft = pgTable(
  'content_draft',
  {
    kind: text().$type<ContentKind>().notNull(),
    recordId: integer().notNull(),
    part: text().$type<ContentPart>().notNull(),
    revision: revision(),
    /** Null where nothing is drafted. */
    values: jsonb().$type<ContentValues>(),
    editedBy: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    editedAt: instant(),
    /** Since when the English text is newer than this translation. */
    behindSince: instant(),
  },
  t => [
    primaryKey({ columns: [t.kind, t.recordId, t.part] }),
    index().on(t.editedBy),
    index('content_draft_behind').on(t.kind, t.recordId).where(sql`${t.behindSince} is not null`),
    check('content_draft_kind', isKind(t.kind)),
    check('content_draft_part', isPart(t.part)),
    check('content_draft_values', sql`${t.values} is null or jsonb_typeof(${t.values}) = 'object'`),
  ],
)

/** Things that are published together, at once or at a time. */
export const contentRelease = pgTable(
  'content_release',
  {
    id: assignedId(),
    revision: revision(),
    name: text().notNull(),
    state: text().$type<'open' | 'planned' | 'published' | 'failed' | 'cancelled'>().notNull().default('open'),
    /** When it is published. */
    publishAt: instant(),
    publishedAt: instant(),
    /** The code of the problem that stopped it, and the record that caused it. */
    failure: text(),
    /** In whose name it is published. */
    staffId: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    createdAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.staffId),
    index('content_release_failed').on(t.id).where(sql`${t.state} = 'failed'`),
    index('content_release_due').on(t.publishAt).where(sql`${t.state} = 'planned'`),
    check('content_release_state', sql`${t.state} in ('open', 'planned', 'published', 'failed', 'cancelled')`),
    check('content_release_planned', sql`${t.state} <> 'planned' or ${t.publishAt} is not null`),
    check('content_release_published', sql`(${t.state} = 'published') = (${t.publishedAt} is not null)`),
  ],
)

/** A part of a record in a release, as it was when it was added: later drafts do not change it. */
export const contentReleaseItem = pgTable(
  'content_release_item',
  {
    id: assignedId(),
    releaseId: integer()
      .notNull()
      .references(() => contentRelease.id, { onDelete: 'cascade' }),
    kind: text().$type<ContentKind>().notNull(),
    recordId: integer().notNull(),
    part: text().$type<ContentPart>().notNull(),
    values: jsonb().$type<ContentValues>().notNull(),
  },
  t => [
    unique('content_release_item_once').on(t.releaseId, t.kind, t.recordId, t.part),
    index().on(t.kind, t.recordId),
    check('content_release_item_kind', isKind(t.kind)),
    check('content_release_item_part', isPart(t.part)),
    check('content_release_item_values', sql`jsonb_typeof(${t.values}) = 'object'`),
  ],
)
