import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { BulkAction, BulkEnd } from '#domain/office-lists/bulk-actions'
import { bulkEnds } from '#domain/office-lists/bulk-actions'
import type { OfficeList } from '#domain/office-lists/lists'
import { instant, revision, sequenceId, sequenceIdRef } from './columns.ts'
import { staff } from './staff.ts'

/** A view of a list that a member of staff has saved: filters, order and columns of its address (PD-217). */
export const savedView = pgTable(
  'saved_view',
  {
    id: sequenceId(),
    revision: revision(),
    /** The author; null once they are gone, which only shared views outlive. */
    staffId: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    list: text().$type<OfficeList>().notNull(),
    name: text().notNull(),
    /** The query of the address, as the list understands it. */
    query: text().notNull(),
    isShared: boolean().notNull().default(false),
    /** Its place among the author's views of the list. */
    position: integer().notNull(),
    createdAt: instant().notNull().default(sql`app_now()`),
    /** It can be restored for some days. */
    removedAt: instant(),
  },
  t => [
    index('saved_view_of_author').on(t.staffId, t.list),
    index('saved_view_shared').on(t.list).where(sql`${t.isShared}`),
    index().on(t.removedAt).where(sql`${t.removedAt} is not null`),
    check('saved_view_list', sql`${t.list} ~ '^/office/[a-z]{2,30}$'`),
    check('saved_view_name', sql`char_length(${t.name}) between 1 and 60`),
    check('saved_view_query', sql`char_length(${t.query}) <= 1000`),
  ],
)

/** The view with which a list opens for a member of staff. */
export const savedViewDefault = pgTable(
  'saved_view_default',
  {
    staffId: sequenceIdRef()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    list: text().$type<OfficeList>().notNull(),
    viewId: sequenceIdRef()
      .notNull()
      .references(() => savedView.id, { onDelete: 'cascade' }),
  },
  t => [
    primaryKey({ columns: [t.staffId, t.list] }),
    index().on(t.viewId),
    check('saved_view_default_list', sql`${t.list} ~ '^/office/[a-z]{2,30}$'`),
  ],
)

/** An action on many records at once (PD-218). */
export const bulkRun = pgTable(
  'bulk_run',
  {
    id: sequenceId(),
    /** In whose name it runs. */
    staffId: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    action: text().$type<BulkAction>().notNull(),
    /** What the action sets on each record. */
    input: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    startedAt: instant().notNull().default(sql`app_now()`),
    endedAt: instant(),
    /** How it ended; null while it runs. */
    ended: text().$type<BulkEnd>(),
    /** The run whose failures it tries again. */
    retryOf: sequenceIdRef(),
  },
  t => [
    index().on(t.staffId, t.id),
    index().on(t.startedAt),
    check('bulk_run_action', sql`${t.action} ~ '^[a-z][a-z-]{0,39}$'`),
    check('bulk_run_input', sql`jsonb_typeof(${t.input}) = 'object'`),
    check('bulk_run_ended', sql.raw(`ended in (${bulkEnds.map(end => `'${end}'`).join(', ')})`)),
    check('bulk_run_end', sql`(${t.ended} is null) = (${t.endedAt} is null)`),
  ],
)

/** A record of a run: the set is frozen at the start, and each record is changed at most once. */
export const bulkRunRow = pgTable(
  'bulk_run_row',
  {
    runId: sequenceIdRef()
      .notNull()
      .references(() => bulkRun.id, { onDelete: 'cascade' }),
    recordId: integer().notNull(),
    state: text().$type<'waiting' | 'done' | 'failed'>().notNull().default('waiting'),
    /** The code of the problem that kept it as it was. */
    problem: text(),
  },
  t => [
    primaryKey({ columns: [t.runId, t.recordId] }),
    index('bulk_run_row_waiting').on(t.runId, t.recordId).where(sql`${t.state} = 'waiting'`),
    check('bulk_run_row_state', sql`${t.state} in ('waiting', 'done', 'failed')`),
    check('bulk_run_row_problem', sql`(${t.state} = 'failed') = (${t.problem} is not null)`),
  ],
)
