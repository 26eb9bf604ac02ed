import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import {
  type ContentField,
  type ContentKind,
  contentDeclarations,
  type ReferredKind,
} from '#domain/editorial/content-kinds'
import { type ContentState, type ContentValues, rowsOf } from '#domain/editorial/content-state'
import type { ValidationCode } from '#domain/text/validation-codes'
import { throwFieldErrors } from '#server/platform/http/errors'

interface Reference {
  field: string
  kind: ReferredKind | 'picture'
  id: number
}

function referencesOf(fields: readonly ContentField[], values: ContentValues, prefix: string): Reference[] {
  return fields.flatMap((field): Reference[] => {
    const value = values[field.name]
    const name = `${prefix}${field.name}`
    if (field.type === 'rows')
      return rowsOf(values, field.name).flatMap(row => referencesOf(field.fields, row, `${name}.${row.key}.`))
    if (field.type === 'picture' && typeof value === 'number') return [{ field: name, kind: 'picture', id: value }]
    if (field.type === 'pictures' && Array.isArray(value))
      return value.map(id => ({ field: name, kind: 'picture', id: Number(id) }))
    if (field.type === 'record' && typeof value === 'number') return [{ field: name, kind: field.of, id: value }]
    if (field.type === 'records' && Array.isArray(value))
      return value.map(id => ({ field: name, kind: field.of, id: Number(id) }))
    return []
  })
}

/** Checks that what a record refers to exists, and that values which only one record can have are free. */
export async function checkReferences(
  tx: Transaction,
  kind: ContentKind,
  id: number,
  state: ContentState,
): Promise<void> {
  const references = referencesOf(contentDeclarations[kind].fields, state.shared, 'shared.')
  // The locks keep colleagues from removing a picture or a page before it is used.
  const pages = references.filter(reference => reference.kind === 'page').map(reference => reference.id)
  if (kind === 'region' && pages.length > 0)
    await tx.execute(sql`select from page where id = any(${sql.param(`{${pages}}`)}::int[]) order by id for key share`)
  const pictures = references.filter(reference => reference.kind === 'picture').map(reference => reference.id)
  if (pictures.length > 0)
    await tx.execute(sql`
      select from picture where id = any(${sql.param(`{${pictures}}`)}::int[]) and removed_at is null
      order by id for key share`)
  const { rows } = await tx.execute<{ field: string }>(sql`
    select field from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as target (field text, kind text, id integer)
    where not case kind
      when 'villa' then exists (select from villa where villa.id = target.id)
      when 'picture' then exists (select from picture where picture.id = target.id and removed_at is null)
      else exists (select from content_record as record where record.kind = target.kind and record.id = target.id)
    end`)
  const errors: Record<string, ValidationCode> = Object.fromEntries(rows.map(({ field }) => [field, 'invalid']))
  const others = async (query: ReturnType<typeof sql>, field: string) => {
    if ((await tx.execute(query)).rows.length > 0) errors[field] = 'taken'
  }
  const { shared } = state
  if (kind === 'travel-notice')
    await others(sql`select from travel_notice where key = ${shared.key} and id <> ${id}`, 'shared.key')
  if (kind === 'amenity') await others(sql`select from amenity where key = ${shared.key} and id <> ${id}`, 'shared.key')
  if (kind === 'region')
    await others(sql`select from region where slug = ${shared.slug} and id <> ${id}`, 'shared.slug')
  if (kind === 'sub-region')
    await others(
      sql`select from sub_region where region_id = ${shared.regionId} and slug = ${shared.slug} and id <> ${id}`,
      'shared.slug',
    )
  if (kind === 'article' && shared.hero === true)
    await others(sql`select from blog_page where hero and id <> ${id}`, 'shared.hero')
  if (kind === 'article' && (shared.featuredBlog1 === id || shared.featuredBlog2 === id))
    errors['shared.featuredBlog1'] = 'invalid'
  if (kind === 'topic' && typeof shared.homePlace === 'number') {
    if (shared.isBlogCategory !== true) errors['shared.homePlace'] = 'invalid'
    await others(sql`select from blog_tag where home_place = ${shared.homePlace} and id <> ${id}`, 'shared.homePlace')
  }
  throwFieldErrors(errors)
}
