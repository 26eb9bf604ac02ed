import { type SQL, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { postgresError } from '#database/failure'
import { type ContentKind, contentDeclarations } from '#domain/editorial/content-kinds'
import type { ContentState } from '#domain/editorial/content-state'
import { columnsOfState, type Row, rowsOfState, stateOfRows } from './content-rows.ts'
import { storages } from './content-storage.ts'

/** A record of the public tables. */
export interface StoredRecord {
  state: ContentState
  /** False where it is withdrawn, and its row stays. */
  isShown: boolean
  /** Its own row, as `to_jsonb` gives it. */
  row: Row
}

const names = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map(column => sql.identifier(column)),
    sql`, `,
  )

/** Redirects are rows of the same table as pages; slide shows of villas are edited with their villa. */
const whereKind = (kind: ContentKind, id: number): SQL =>
  kind === 'page'
    ? sql`and http_status_code in (200, 404)`
    : kind === 'redirect'
      ? sql`and http_status_code in (301, 302, 410)`
      : kind === 'slideshow'
        ? sql`and not exists (select from villa where villa.slideshow_id = ${id})`
        : sql``

/** Finds a record of the public tables; undefined where it was never published, or its row was removed. */
export async function findRecord(db: Queryable, kind: ContentKind, id: number): Promise<StoredRecord | undefined> {
  const { table, shown, rows: stored } = storages[kind]
  const { rows: found } = await db.execute<{ row: Row }>(
    sql`select to_jsonb(item) as row from ${sql.identifier(table)} as item where id = ${id} ${whereKind(kind, id)}`,
  )
  const row = found[0]?.row
  if (!row) return undefined
  const rows: Record<string, (Row & { key: string })[]> = {}
  const references: Record<string, number[]> = {}
  for (const [name, { table: own, parent, ordered, keyed, reference }] of Object.entries(stored)) {
    const order = ordered ? sql`position` : reference ? sql.identifier(reference) : sql`id`
    const { rows: members } = await db.execute<{ row: Row }>(
      sql`select to_jsonb(item) as row from ${sql.identifier(own)} as item where ${sql.identifier(parent)} = ${id} order by ${order}`,
    )
    if (reference) references[name] = members.map(({ row: member }) => Number(member[reference]))
    else
      rows[name] = members.map(({ row: member }, i) => ({
        ...member,
        // Rows without texts are replaced as a whole: their place is their key.
        key: keyed ? String(member.key ?? member.id) : `r${i + 1}`,
      }))
  }
  const isShown = shown === undefined || row[shown.column] === shown.yes
  return { state: stateOfRows(kind, row, rows, references), isShown, row }
}

/** Takes the id of a new record. */
export async function takeId(tx: Transaction, kind: ContentKind): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${storages[kind].table}, 'id'))::integer as id`,
  )
  const [taken] = rows
  if (!taken) throw new Error(`There is no id for ${kind}.`)
  return taken.id
}

/** Writes a record into the public tables; `before` is the stored one. */
export async function storeRecord(
  tx: Transaction,
  kind: ContentKind,
  id: number,
  state: ContentState,
  before: StoredRecord | undefined,
): Promise<void> {
  const { table, shown, added, rows } = storages[kind]
  const columns = {
    ...columnsOfState(kind, state, new Set(Object.keys(rows)), before?.row ?? {}),
    ...(shown && { [shown.column]: shown.yes }),
    ...(!before && { id, ...added, ...(kind === 'experience' && { service_id: id }) }),
  }
  const json = JSON.stringify(columns)
  const list = names(Object.keys(columns))
  const target = sql.identifier(table)
  const record = sql`select ${list} from jsonb_populate_record(null::${target}, ${json}::jsonb)`
  await tx.execute(
    before
      ? sql`update ${target} set (${list}) = (${record}) where id = ${id}`
      : sql`insert into ${target} (${list}) ${record}`,
  )
  for (const [name, storage] of Object.entries(rows)) await storeRows(tx, kind, id, state, name, storage)
}

async function storeRows(
  tx: Transaction,
  kind: ContentKind,
  id: number,
  state: ContentState,
  name: string,
  { table, parent, ordered, keyed, reference }: (typeof storages)[ContentKind]['rows'][string],
): Promise<void> {
  const field = contentDeclarations[kind].fields.find(own => own.name === name)
  if (!field) throw new Error(`${kind} has no field ${name}.`)
  const members: Row[] =
    field.type === 'rows'
      ? rowsOfState(field, state).map(({ key, ...row }) => (keyed ? { ...row, key } : row))
      : ((state.shared[name] as number[] | null) ?? []).map(target => ({ [reference ?? '']: target }))
  const target = sql.identifier(table)
  await tx.execute(sql`delete from ${target} where ${sql.identifier(parent)} = ${id}`)
  if (members.length === 0) return
  const placed = members.map((row, i) => ({ ...row, [parent]: id, ...(ordered && { position: i + 1 }) }))
  const list = names(Object.keys(placed[0] ?? {}))
  await tx.execute(
    sql`insert into ${target} (${list}) select ${list} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(placed)}::jsonb)`,
  )
}

/** Whether enquiries name a source. It is locked, so that none that is being stored is overlooked. */
async function isInEnquiries(tx: Transaction, id: number): Promise<boolean> {
  await tx.execute(sql`select from heard_about_us_source where id = ${id} for update`)
  return (await tx.execute(sql`select from enquiry where heard_about_us_id = ${id} limit 1`)).rows.length > 0
}

const isOnOffer = async (tx: Transaction, id: number): Promise<boolean> =>
  (await tx.execute(sql`select from wine where id = ${id} and live for update`)).rows.length > 0

/**
 * Whether a region has pages, wines or prices, or a role, a setting or a collection names it, drafts included. Its lock
 * keeps roles and settings that would name it waiting.
 */
async function isRegionInUse(tx: Transaction, id: number): Promise<boolean> {
  await tx.execute(sql`select from region where id = ${id} for update`)
  const { rows } = await tx.execute(sql`
    select from region where id = ${id}
      and num_nonnulls(destination_page_id, cms_page_id, guide_page_id, experience_page_id, weather_page_id) > 0
    union all select from staff_role_limit where region_id = ${id}
    union all select from wine_delivery where region_id = ${id}
    union all select from transfer_tariff where region_id = ${id}
    union all select from list where filter -> 'regionIds' @> to_jsonb(${id}::integer)
    union all select from content_draft
      where kind = 'collection' and "values" -> 'filter' -> 'regionIds' @> to_jsonb(${id}::integer)
    union all select from setting where kind = 'transfer-tariff' and scope = ${String(id)}
    union all select from setting where kind = 'tourist-tax' and split_part(scope, '/', 2) = ${String(id)}
    limit 1`)
  return rows.length > 0
}

/** Whether a region has a page as its own. Its lock keeps a region that would name it waiting. */
async function isPageOfRegion(tx: Transaction, id: number): Promise<boolean> {
  await tx.execute(sql`select from page where id = ${id} for update`)
  const { rows } = await tx.execute(sql`
    select from region
    where ${id} in (destination_page_id, cms_page_id, guide_page_id, experience_page_id, weather_page_id) limit 1`)
  return rows.length > 0
}

/** Takes a record off the site. Throws `not-in-this-state` where others still need it. */
export async function withdrawRecord(tx: Transaction, kind: ContentKind, id: number): Promise<void> {
  const { table, shown, rows } = storages[kind]
  const target = sql.identifier(table)
  if (shown) {
    await tx.execute(sql`update ${target} set ${sql.identifier(shown.column)} = ${shown.no} where id = ${id}`)
    return
  }
  // The company would no longer know where the clients of these enquiries came from.
  if (kind === 'heard-about-us' && (await isInEnquiries(tx, id)))
    throw new ProblemError('not-in-this-state', { detail: 'Enquiries refer to it' })
  // Its price and stock are not in the draft that stays: it is taken off the list first.
  if (kind === 'wine' && (await isOnOffer(tx, id)))
    throw new ProblemError('not-in-this-state', { detail: 'It is on offer' })
  if ((kind === 'region' && (await isRegionInUse(tx, id))) || (kind === 'page' && (await isPageOfRegion(tx, id))))
    throw new ProblemError('not-in-this-state', { detail: 'Others refer to it' })
  try {
    for (const own of Object.values(rows))
      await tx.execute(sql`delete from ${sql.identifier(own.table)} where ${sql.identifier(own.parent)} = ${id}`)
    await tx.execute(sql`delete from ${target} where id = ${id} ${whereKind(kind, id)}`)
  } catch (error) {
    if (postgresError(error)?.code !== '23503') throw error
    throw new ProblemError('not-in-this-state', { detail: 'Others refer to it' })
  }
}
