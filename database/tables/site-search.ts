import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Day } from '#domain/calendar/day'
import type { SiteIndexName } from '#domain/content/site-search'

const kind = () => text().$type<'click' | 'conversion'>().notNull()
const indexName = () => text().$type<SiteIndexName>().notNull()

/**
 * Events of visitors who consent: clicks on search results. They are stored until they are counted and, with a
 * provider, forwarded. No row identifies a person: all visitors with the same results have the same `queryId`.
 */
export const searchEvent = pgTable(
  'search_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: kind(),
    indexName: indexName(),
    /** The thing, by its kind and number: `villa 12`. */
    object: text().notNull(),
    queryId: text().notNull(),
    /** Its position among those of its index, from 1. */
    position: smallint(),
    happenedAt: timestamp({ withTimezone: true }).notNull().default(sql`app_now()`),
  },
  t => [
    check('search_event_kind', sql`${t.kind} in ('click', 'conversion')`),
    check('search_event_index', sql`${t.indexName} in ('Villas', 'Collections', 'CMSPages')`),
    index().on(t.happenedAt),
  ],
)

/** Clicks on a thing, or forms sent after them, by day and position. */
export const searchCount = pgTable(
  'search_count',
  {
    /** In UTC. */
    day: date().$type<Day>().notNull(),
    kind: kind(),
    indexName: indexName(),
    object: text().notNull(),
    /** 0 where unknown. */
    position: smallint().notNull(),
    times: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.day, t.kind, t.object, t.position] }),
    check('search_count_kind', sql`${t.kind} in ('click', 'conversion')`),
    check('search_count_index', sql`${t.indexName} in ('Villas', 'Collections', 'CMSPages')`),
  ],
)

/** The record of each thing at a search provider, by its hash, so that only changed ones are sent again. */
export const searchRecord = pgTable(
  'search_record',
  {
    /** The hash of the provider's address, application and prefix: a new provider has no records yet. */
    provider: text().notNull(),
    object: text().notNull(),
    hash: text().notNull(),
  },
  t => [primaryKey({ columns: [t.provider, t.object] })],
)
