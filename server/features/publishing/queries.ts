import { and, eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { contentDraft } from '#database/tables'
import { type ContentKind, type ContentPart, contentDeclarations } from '#domain/editorial/content-kinds'
import { type ContentState, type ContentValues, emptyState, withParts } from '#domain/editorial/content-state'
import { findRecord, type StoredRecord } from './content-store.ts'

export type DraftRow = typeof contentDraft.$inferSelect

/** A record with its drafts. */
export interface FoundContent {
  /** The published record; undefined where it was never published, or its row was removed. */
  published: StoredRecord | undefined
  drafts: ReadonlyMap<ContentPart, DraftRow>
  /** The record as staff edit it: the published state with the drafts. */
  state: ContentState
}

/** Serializes the changes of a record: only one transaction at a time reads and writes its parts. */
export async function lockContent(tx: Transaction, kind: ContentKind, id: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content ${kind} ${id}`}, 0))`)
}

/** Serializes changes of paths, which are unique over several tables. It is taken before any lock of a record. */
export async function lockPaths(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('content paths', 0))`)
}

/** The drafted values of parts. */
export const draftedValues = (drafts: Iterable<DraftRow>): Partial<Record<ContentPart, ContentValues>> =>
  Object.fromEntries([...drafts].flatMap(({ part, values }) => (values === null ? [] : [[part, values]])))

/** Finds a record with its drafts. Throws `not-found`. */
export async function getContent(db: Queryable, kind: ContentKind, id: number): Promise<FoundContent> {
  const published = await findRecord(db, kind, id)
  const rows = await db
    .select()
    .from(contentDraft)
    .where(and(eq(contentDraft.kind, kind), eq(contentDraft.recordId, id)))
  const values = draftedValues(rows)
  // A record that is not published consists of its drafts.
  if (!published && !values.shared) throw new ProblemError('not-found')
  return {
    published,
    drafts: new Map(rows.map(row => [row.part, row])),
    state: withParts(published?.state ?? emptyState(kind), values),
  }
}

/** Everything that has a path, but not this record. */
export async function isPathTaken(db: Queryable, path: string, kind: ContentKind, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from content_record
    where path = ${path} and kind <> 'redirect' and not (kind = ${kind} and id = ${id})
    union all select from villa where path = ${path} limit 1`)
  return rows.length > 0
}

/** All redirects of the site. */
export async function findRedirects(db: Queryable): Promise<{ id: number; path: string; to: string }[]> {
  const { rows } = await db.execute<{ id: number; path: string; to: string }>(
    sql`select id, path, redirect_to as "to" from page where http_status_code in (301, 302) and redirect_to is not null`,
  )
  return rows
}

/** Whether a kind has pages with paths. */
export const hasPath = (kind: ContentKind): boolean => contentDeclarations[kind].hasPath
