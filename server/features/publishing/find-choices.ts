import { sql } from 'drizzle-orm'
import type { OfficeContentChoice, OfficeContentPicture } from '#contract/staff/office-content'
import type { Queryable } from '#database/connection'
import { type ContentField, contentDeclarations, type ReferredKind } from '#domain/editorial/content-kinds'
import { type ContentState, type ContentValues, rowsOf } from '#domain/editorial/content-state'
import type { FoundContent } from './queries.ts'

/** The most pictures of a slide show among choices. */
const maxPictures = 4

/** Finds records that a field can refer to, by a part of their name or path; those that begin so come first. */
export async function findChoices(
  db: Queryable,
  { of, words, id }: { of: ReferredKind; words: string; id?: number | undefined },
): Promise<{ choices: OfficeContentChoice[] }> {
  const from =
    of === 'villa'
      ? sql`select id, name, path as detail, '{}'::int[] as pictures from villa`
      : sql`select record.id, record.name ->> 'en' as name, coalesce(path, region.name ->> 'en', '') as detail,
          case when kind = 'slideshow' then record.pictures[1:${maxPictures}] else '{}' end as pictures
        from content_record as record
        left join sub_region as area on kind = 'sub-region' and area.id = record.id
        left join region on region.id = area.region_id
        where kind = ${of}`
  const { rows } = await db.execute<{ id: number; name: string; detail: string; pictures: string[] }>(sql`
    select id, name, detail, array(
      select '/media/' || picture.id || '-' || hash
      from unnest(pictures) with ordinality as shown (id, place) join picture on picture.id = shown.id order by place
    ) as pictures
    from (${from}) as choice
    where ${
      id === undefined
        ? sql`strpos(lower(name), lower(${words})) > 0 or strpos(detail, lower(${words})) > 0`
        : sql`id = ${id}`
    }
    order by not starts_with(lower(name), lower(${words})), name, id limit 20`)
  return { choices: rows }
}

/** Finds pictures by words of their description, newest first, or by their numbers. */
export async function findPictures(
  db: Queryable,
  { words = '', ids }: { words?: string | undefined; ids?: readonly number[] | undefined },
): Promise<{ pictures: OfficeContentPicture[] }> {
  const wanted =
    ids === undefined
      ? sql`removed_at is null and strpos(lower(alt ->> 'en'), lower(${words})) > 0`
      : sql`id = any(${sql.param(`{${ids}}`)}::int[])`
  const { rows } = await db.execute<{ id: number; hash: string; alt: string; width: number; height: number }>(sql`
    select id, hash, coalesce(alt ->> 'en', '') as alt, width, height from picture
    where ${wanted} order by id desc limit ${ids === undefined ? 24 : null}`)
  return { pictures: rows.map(({ hash, ...picture }) => ({ ...picture, src: `/media/${picture.id}-${hash}` })) }
}

/** The records that the conditions of a filter name. */
const filterReferences = { regionIds: 'region', subRegionIds: 'sub-region', amenityGroupIds: 'amenity-group' } as const

const referencesOfFilter = (filter: unknown): { kind: ReferredKind; id: number }[] =>
  Object.entries(filterReferences).flatMap(([name, kind]) => {
    const ids = typeof filter === 'object' && filter !== null ? (filter as Record<string, unknown>)[name] : undefined
    return Array.isArray(ids) ? ids.map(id => ({ kind, id: Number(id) })) : []
  })

function referencesOf(fields: readonly ContentField[], values: ContentValues): { kind: ReferredKind; id: number }[] {
  return fields.flatMap(field => {
    const value = values[field.name]
    if (field.type === 'rows') return rowsOf(values, field.name).flatMap(row => referencesOf(field.fields, row))
    if (field.type === 'record' && typeof value === 'number') return [{ kind: field.of, id: value }]
    if (field.type === 'filter') return referencesOfFilter(value)
    if (field.type === 'records' && Array.isArray(value)) return value.map(id => ({ kind: field.of, id: Number(id) }))
    return []
  })
}

const contentLinks = /\{\{\s*(page|villa|property|collection|list|press|experience)\s*:\s*(\d{1,9})/g
const linkKinds: Readonly<Record<string, ReferredKind>> = { property: 'villa', list: 'collection' }

/** The records to which the texts of a state link. */
function linkedRecords(state: ContentState): { kind: ReferredKind; id: number }[] {
  return [...JSON.stringify([state.en, state.fr, state.de]).matchAll(contentLinks)].map(([, kind = '', id]) => ({
    kind: linkKinds[kind] ?? (kind as ReferredKind),
    id: Number(id),
  }))
}

/** The names of the records to which a record refers, by `kind id`. */
export async function findNames(
  db: Queryable,
  kind: keyof typeof contentDeclarations,
  { state, published }: FoundContent,
): Promise<Record<string, string>> {
  const { fields } = contentDeclarations[kind]
  const states = published ? [state, published.state] : [state]
  const references = states.flatMap(one => [...referencesOf(fields, one.shared), ...linkedRecords(one)])
  const { rows } = await db.execute<{ key: string; name: string }>(sql`
    with target as (
      select distinct kind, id from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as target (kind text, id integer)
    )
    select 'villa ' || villa.id as key, villa.name from target join villa on target.kind = 'villa' and villa.id = target.id
    union all
    select record.kind || ' ' || record.id, record.name ->> 'en'
    from target join content_record as record on record.kind = target.kind and record.id = target.id`)
  return Object.fromEntries(rows.map(({ key, name }) => [key, name]))
}
