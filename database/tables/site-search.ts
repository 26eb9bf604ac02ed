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
import type { Day } from '#domain/day'
import type { SiteIndexName } from '#domain/site-search'

const kind = () => text().$type<'click' | 'conversion'>().notNull()
const indexName = () => text().$type<SiteIndexName>().notNull()

/**
 * What visitors who agree have opened of what they searched, as it was told: until it is counted and, where there is a
 * provider, passed on. Nothing of a row concerns a person: whoever is shown the same list has the same `queryId`.
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
    /** Its place among those of its index, from 1. */
    position: smallint(),
    happenedAt: timestamp({ withTimezone: true }).notNull().default(sql`app_now()`),
  },
  t => [
    check('search_event_kind', sql`${t.kind} in ('click', 'conversion')`),
    check('search_event_index', sql`${t.indexName} in ('Villas', 'Collections', 'CMSPages')`),
    index().on(t.happenedAt),
  ],
)

/** How often a thing was opened on a day from a place of a list, or a form was sent after it. */
export const searchCount = pgTable(
  'search_count',
  {
    /** By UTC. */
    day: date().$type<Day>().notNull(),
    kind: kind(),
    indexName: indexName(),
    object: text().notNull(),
    /** 0 where none was told. */
    position: smallint().notNull(),
    times: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.day, t.kind, t.object, t.position] }),
    check('search_count_kind', sql`${t.kind} in ('click', 'conversion')`),
    check('search_count_index', sql`${t.indexName} in ('Villas', 'Collections', 'CMSPages')`),
  ],
)

/** What a search provider was given of each thing, by its hash, so that only what reads differently is given again. */
export const searchRecord = pgTable(
  'search_record',
  {
    /** The hash of the provider's address, application and prefix: another one has been given nothing yet. */
    provider: text().notNull(),
    object: text().notNull(),
    hash: text().notNull(),
  },
  t => [primaryKey({ columns: [t.provider, t.object] })],
)
