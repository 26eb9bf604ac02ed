import { createHash } from 'node:crypto'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import * as tables from '#database/tables'
import { type Language, languages } from '#domain/text/language'
import { httpSearch } from '#server/adapters/site-search/http-search'
import type { SearchProvider, SearchRecord } from '#server/adapters/site-search/search-provider'
import type { Catalogue } from '#server/catalogue/catalogue'
import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'
import { forEachYielding } from '#server/platform/queue/yielding'
import { allIds, buildItem } from './item-builders.ts'
import type { SearchableItem } from './searchable-item.ts'

/** Records compared and sent per batch. */
const together = 500

/** Interval of full comparisons, in milliseconds, regardless of known changes. */
const compareAllEvery = 24 * 3_600_000

/** Changes since the last export that this process has observed. */
interface Stale {
  which: 'content' | Set<number>
  /** When everything was last compared, in milliseconds since 1970. */
  comparedAt: number
}

const heard = new WeakMap<Catalogue, Stale>()

/** The first call starts observing changes of the catalogue. */
function staleOf(catalogue: Catalogue): Stale {
  const known = heard.get(catalogue)
  if (known) return known
  const stale: Stale = { which: 'content', comparedAt: 0 }
  catalogue.onChange(changed => {
    if (changed === 'content') stale.which = 'content'
    else if (stale.which !== 'content') for (const id of changed) stale.which.add(id)
  })
  heard.set(catalogue, stale)
  return stale
}

const textsOf = ({ name, also, where, about }: SearchableItem) => ({
  name,
  also: also.join(' · '),
  where: where.join(' · '),
  about: about.join(' · '),
})

/** The provider's record of a thing in all languages; undefined where it cannot be found by search. */
function recordOf(catalogue: Catalogue, id: string): SearchRecord | undefined {
  const things = languages.map(language => [language, buildItem(catalogue, id, language)] as const)
  const texts = things.flatMap(([language, thing]) => (thing ? [[language, textsOf(thing)] as const] : []))
  return texts.length < languages.length
    ? undefined
    : { id, texts: Object.fromEntries(texts) as Record<Language, ReturnType<typeof textsOf>> }
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)

interface Export {
  db: Db
  catalogue: Catalogue
  outside: SearchProvider
  /** The key of the provider in the table of exported records. */
  provider: string
  signal: AbortSignal
}

/** Sends the changed records of some things to the provider, and deletes those that no longer exist. */
async function exportSome({ db, catalogue, outside, provider, signal }: Export, ids: readonly string[]) {
  const { searchRecord } = tables
  const rows = await db
    .select({ object: searchRecord.object, hash: searchRecord.hash })
    .from(searchRecord)
    .where(and(eq(searchRecord.provider, provider), inArray(searchRecord.object, [...ids])))
  const given = new Map(rows.map(({ object, hash }) => [object, hash]))
  const changed: { record: SearchRecord; hash: string }[] = []
  const gone: string[] = []
  for await (const id of forEachYielding(ids)) {
    const record = recordOf(catalogue, id)
    const hash = record && hashOf(record)
    if (record && hash && given.get(id) !== hash) changed.push({ record, hash })
    if (!record && given.has(id)) gone.push(id)
  }
  if (changed.length + gone.length === 0) return
  await outside.write(
    changed.map(({ record }) => record),
    gone,
    signal,
  )
  if (changed.length > 0)
    await db
      .insert(searchRecord)
      .values(changed.map(({ record, hash }) => ({ provider, object: record.id, hash })))
      .onConflictDoUpdate({
        target: [searchRecord.provider, searchRecord.object],
        set: { hash: sql`excluded.hash` },
      })
  if (gone.length > 0)
    await db.delete(searchRecord).where(and(eq(searchRecord.provider, provider), inArray(searchRecord.object, gone)))
}

/** The ids of all things, and of all records that the provider was ever sent. */
async function everything(catalogue: Catalogue, db: Db, provider: string): Promise<string[]> {
  const { searchRecord } = tables
  const rows = await db
    .select({ object: searchRecord.object })
    .from(searchRecord)
    .where(eq(searchRecord.provider, provider))
  return [...new Set([...allIds(catalogue), ...rows.map(({ object }) => object)])]
}

/**
 * Exports changes of the catalogue. Each process collects them, and the one that runs the job sends records whose hash
 * differs from the last export. After a failure everything is compared again.
 */
export async function run(
  { configuration, catalogue, db, clock }: JobContext,
  { all: isForced = false }: { all?: boolean | undefined },
  { signal }: Pick<Task, 'signal'>,
): Promise<void> {
  const { provider: account } = configuration.search
  if (!account) return
  const stale = staleOf(catalogue)
  if (isForced || clock.now() - stale.comparedAt >= compareAllEvery) stale.which = 'content'
  const { which } = stale
  if (which !== 'content' && which.size === 0) return
  stale.which = new Set()
  const { url, application, prefix } = account
  const outside = httpSearch(account)
  const all = { db, catalogue, outside, provider: hashOf([url, application, prefix]), signal }
  try {
    if (which === 'content') {
      await outside.prepare(signal)
      await db.delete(tables.searchRecord).where(ne(tables.searchRecord.provider, all.provider))
    }
    const ids =
      which === 'content' ? await everything(catalogue, db, all.provider) : [...which].map(id => `villa ${id}`)
    for (let at = 0; at < ids.length; at += together) {
      signal.throwIfAborted()
      await exportSome(all, ids.slice(at, at + together))
    }
    if (which === 'content') stale.comparedAt = clock.now()
  } catch (error) {
    stale.which = 'content'
    throw error
  }
}
