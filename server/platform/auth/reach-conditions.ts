import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ReachRecord } from '#contract/staff/reach-of-endpoints'
import type { Reach } from '#domain/access/roles/reach'

type Id = SQLWrapper | number | string

const list = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`

/** The condition that a region is in reach. */
export const regionInReach = (reach: Reach, regionId: SQLWrapper): SQL =>
  reach === 'everywhere' ? sql`true` : sql`${regionId} = any(${list(reach)})`

const itemsOf = (bookingId: SQL) =>
  sql`select held.villa_id from booking_item held where held.booking_id = ${bookingId} and held.kind = 'villa'`
const itemsOfRow = (from: SQL, id: Id) =>
  itemsOf(sql`(select at_row.booking_id from ${from} at_row where at_row.id = ${id})`)

/** The villas of a record, by its id. Those of a picture are the ones whose pages show it. */
const villasOf: Readonly<Record<Exclude<ReachRecord, 'region'>, (id: Id) => SQL>> = {
  villa: id => sql`select ${id}::int`,
  booking: id => itemsOf(sql`${id}`),
  item: id => sql`select held.villa_id from booking_item held where held.id = ${id}`,
  block: id => sql`select held.villa_id from owner_block held where held.id = ${id}`,
  change: id => itemsOfRow(sql`change_request`, id),
  claim: id => itemsOfRow(sql`damage_claim`, id),
  clash: id => sql`select feed.villa_id from channel_clash held join channel_feed feed on feed.id = held.feed_id
    where held.id = ${id}`,
  contact: id => sql`select held.villa_id from contact owner join booking own on own.contact_id = owner.id
    join booking_item held on held.booking_id = own.id and held.kind = 'villa' where owner.public_id = ${id}::uuid`,
  conversation: id => itemsOfRow(sql`conversation`, id),
  feedback: id => itemsOfRow(sql`feedback`, id),
  'feedback-photo':
    id => sql`select held.villa_id from feedback_photo shown join feedback own on own.id = shown.feedback_id
    join booking_item held on held.booking_id = own.booking_id and held.kind = 'villa' where shown.id = ${id}`,
  feed: id => sql`select held.villa_id from channel_feed held where held.id = ${id}`,
  hours: id => itemsOfRow(sql`hours_request`, id),
  invoice: id => itemsOfRow(sql`invoice`, id),
  'message-file':
    id => sql`select held.villa_id from message_file sent join conversation own on own.id = sent.conversation_id
    join booking_item held on held.booking_id = own.booking_id and held.kind = 'villa' where sent.id = ${id}`,
  payment: id => itemsOfRow(sql`payment_attempt`, id),
  picture: id => sql`select used.record_id from picture_use used where used.picture_id = ${id} and used.kind = 'villa'`,
  refund: id => sql`select held.villa_id from card_refund given join payment_attempt paid on paid.id = given.attempt_id
    join booking_item held on held.booking_id = paid.booking_id and held.kind = 'villa' where given.id = ${id}`,
  stroke: id => sql`select held.villa_id from price_stroke_villa held where held.stroke_id = ${id}`,
  'supplier-request': id => itemsOfRow(sql`supplier_request`, id),
}

/** Whether a record is used by more than villas, which no limited staff member may change. */
const usedElsewhere = (record: ReachRecord, id: Id) =>
  record === 'picture'
    ? sql`exists (select from picture_use used where used.picture_id = ${id} and used.kind <> 'villa')`
    : sql`false`

/**
 * The condition that a record is in reach: one of its villas is. With `whole` all its villas must be, and nothing but
 * villas may use it: for changes.
 */
export function inReach(reach: Reach, record: ReachRecord, id: Id, { whole = false } = {}): SQL {
  if (reach === 'everywhere') return sql`true`
  if (record === 'region') return sql`${id}::int = any(${list(reach)})`
  const villas = villasOf[record](id)
  const within = sql`exists (select from villa reached where reached.id in (${villas})
    and reached.region_id = any(${list(reach)}))`
  if (!whole) return within
  return sql`(${within} and not exists (select from villa beyond where beyond.id in (${villas})
    and beyond.region_id <> all(${list(reach)})) and not ${usedElsewhere(record, id)})`
}
