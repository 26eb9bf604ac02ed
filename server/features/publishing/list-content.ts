import { sql } from 'drizzle-orm'
import type { OfficeContent } from '#contract/staff/office-content'
import type { Queryable } from '#database/connection'
import {
  type ContentFilterState,
  type ContentGroup,
  type ContentKind,
  type ContentPart,
  type ContentTrouble,
  isTranslated,
} from '#domain/editorial/content-kinds'
import { languageState } from '#domain/editorial/content-state'
import type { Catalogue } from '#server/catalogue/catalogue'
import { countVillasOfList } from '#server/catalogue/search-villas'
import type { Context } from '#server/context'
import { findTroubles, kindsOfTrouble, type Troubles } from './find-troubles.ts'

interface Wanted {
  group?: ContentGroup | undefined
  state?: ContentFilterState | undefined
  trouble?: ContentTrouble | undefined
  words?: string | undefined
  cursor?: string | undefined
}

interface Row extends Record<string, unknown> {
  kind: ContentKind
  group: ContentGroup
  id: number
  name: string
  path: string | null
  state: 'published' | 'new' | 'withdrawn'
  missing: ContentPart[]
  drafted: ContentPart[]
  behind: ContentPart[]
  plannedAt: Date | null
  /** The name by which the list is in order. */
  sort: string
}

const maxAtOnce = 50

const ofState = (state: ContentFilterState | undefined) => {
  switch (state) {
    case undefined:
      return sql`true`
    case 'missing':
      return sql`missing <> '{}'`
    case 'draft':
      return sql`drafted <> '{}'`
    case 'behind':
      return sql`behind <> '{}'`
    case 'planned':
      return sql`planned_at is not null`
    case 'published':
      return sql`state = 'published' and drafted = '{}' and missing = '{}' and behind = '{}'`
    default:
      return sql`state = ${state}`
  }
}

/** Records that have a trouble, as a condition. */
function withTrouble(troubles: Troubles, trouble: ContentTrouble | undefined) {
  if (trouble === undefined) return sql`true`
  const found = [...troubles.values()].filter(one => kindsOfTrouble(one).includes(trouble))
  return sql`(kind, id) in (select * from unnest(${sql.param(found.map(({ kind }) => kind))}::text[], ${sql.param(`{${found.map(({ id }) => id)}}`)}::int[]))`
}

function afterCursor(cursor: string | undefined) {
  if (cursor === undefined) return sql`true`
  const [, kind, id, name] = /^([a-z-]+)\.(\d+)\.(.*)$/su.exec(cursor) ?? []
  return sql`(lower(ltrim(name, '/')), kind, id) > (${name}, ${kind}, ${id}::bigint)`
}

/** Lists records by name, with the state of each language. */
export async function listContent(
  context: Context,
  { group, state, trouble, words = '', cursor }: Wanted,
): Promise<{ items: OfficeContent[]; next: string | null }> {
  const troubles = await findTroubles(context)
  const rows = await findRows(
    context.db,
    sql`${group === undefined ? sql`true` : sql`content_group = ${group}`}
      and ${ofState(state)} and ${withTrouble(troubles, trouble)} and ${afterCursor(cursor)}
      and ${words === '' ? sql`true` : sql`(strpos(lower(name), lower(${words})) > 0 or strpos(path, lower(${words})) > 0)`}`,
  )
  const shown = rows.slice(0, maxAtOnce)
  const last = shown.at(-1)
  return {
    items: shown.map(row => presentRow(context, row, troubles)),
    next: rows.length > maxAtOnce && last ? `${last.kind}.${last.id}.${last.sort}` : null,
  }
}

async function findRows(db: Queryable, condition: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    with drafts as (
      select kind, record_id,
        coalesce(array_agg(part) filter (where values is not null), '{}') as drafted,
        coalesce(array_agg(part) filter (where behind_since is not null), '{}') as behind
      from content_draft group by kind, record_id
    ), planned as (
      select kind, record_id, min(publish_at) as planned_at
      from content_release_item join content_release on content_release.id = release_id and state = 'planned'
      group by kind, record_id
    ), never as (
      select shared.kind, shared.record_id as id, shared.values ->> 'path' as path, shared.part,
        coalesce(
          english.values ->> 'menuName',
          english.values ->> case when shared.kind in ('article', 'press') then 'title' else 'name' end,
          english.values ->> 'heading', shared.values ->> 'fullName', shared.values ->> 'name', shared.values ->> 'path', ''
        ) as name
      from content_draft as shared
      left join content_draft as english
        on english.kind = shared.kind and english.record_id = shared.record_id and english.part = 'en'
      where shared.part = 'shared' and shared.values is not null and not exists (
        select from content_record where content_record.kind = shared.kind and content_record.id = shared.record_id
      )
    ), item as (
      select kind, content_group, id, coalesce(name ->> 'en', '') as name, path,
        case when live then 'published' else 'withdrawn' end as state, missing_languages(texts) as missing
      from content_record
      union all
      select kind, kind, id, name, path,
        case when exists (
          select from record_version where record_version.kind = never.kind and record_id = id and state is null
        ) then 'withdrawn' else 'new' end,
        '{}'
      from never
    ), listed as (
      select item.*, coalesce(drafted, '{}') as drafted, coalesce(behind, '{}') as behind, planned_at
      from item
      left join drafts on drafts.kind = item.kind and drafts.record_id = item.id
      left join planned on planned.kind = item.kind and planned.record_id = item.id
    )
    select lower(ltrim(name, '/')) as sort, kind, content_group as "group", id, name, path, state, missing, drafted, behind, planned_at as "plannedAt"
    from listed where ${condition}
    order by sort, kind, id limit ${maxAtOnce + 1}`)
  return rows
}

type List = Parameters<typeof countVillasOfList>[1]

// Goes with its catalogue, has one number for each collection, and no page of the site reads it: no cache of responses.
const villaCounts = new WeakMap<Catalogue, { version: number; counts: Map<number, number> }>()

/** The villas of a collection, counted once for each change of the catalogue: of 100,000 it takes ten milliseconds. */
function countVillas(context: Context, list: List): number {
  const { catalogue } = context
  const known = villaCounts.get(catalogue)
  const counts = known?.version === catalogue.version ? known.counts : new Map<number, number>()
  if (counts !== known?.counts) villaCounts.set(catalogue, { version: catalogue.version, counts })
  const count = counts.get(list.id) ?? countVillasOfList(context, list, 'default')
  counts.set(list.id, count)
  return count
}

function presentRow(context: Context, row: Row, troubles: Troubles): OfficeContent {
  const { kind, id, missing, drafted, behind, plannedAt } = row
  const ofLanguage = (language: 'en' | 'fr' | 'de') =>
    languageState({
      isDraft: drafted.includes(language),
      isMissing: missing.includes(language) || (row.state !== 'published' && !drafted.includes(language)),
      isBehind: behind.includes(language),
    })
  const list = kind === 'collection' ? context.catalogue.content.listById.get(id) : undefined
  return {
    kind,
    group: row.group,
    id,
    name: row.name,
    path: row.path,
    state: row.state,
    sharedDraft: drafted.includes('shared'),
    languages: isTranslated(kind) ? { en: ofLanguage('en'), fr: ofLanguage('fr'), de: ofLanguage('de') } : null,
    plannedAt: plannedAt ? new Date(plannedAt).toISOString() : null,
    troubles: kindsOfTrouble(troubles.get(`${kind} ${id}`)),
    villas: list ? countVillas(context, list) : null,
  }
}
