import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { currentDay } from '#database/current-time'
import * as tables from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { maxCounted, type TodayCount, todayCountsFor } from '#domain/access/today-counts'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { changeState } from '#domain/lifecycles/change-request-state'
import { claimState } from '#domain/lifecycles/claim-state'
import { hoursState } from '#domain/lifecycles/hours-state'
import { itemStatus } from '#domain/lifecycles/item-status'
import { arrivalsOf } from '#server/features/passports/public'
import { pictureConditions } from '#server/features/pictures/public'
import { waitingTransfers } from '#server/features/transfers/public'

const { booking, bookingItem, cardRefund, changeRequest, channelClash, conversation, damageClaim, feedback } = tables
const { hoursRequest, message, option, paymentDifference, picture, plannedExperience } = tables

/** The condition of each count is that of the list to which it leads. */
const counted: Readonly<Record<TodayCount, SQL>> = {
  messages: sql`from ${conversation} of where awaits_staff
    and exists (select from ${message} said where said.conversation_id = of.id)`,
  changes: sql`from ${changeRequest} where state = ${changeState.asked}`,
  options: sql`from ${option} of
    join ${bookingItem} item on item.id = of.booking_item_id
    join ${booking} own on own.id = item.booking_id
    where of.expires_at > app_now() and item.status = ${itemStatus.option} and own.status = ${bookingStatus.officeOption}
      and own.online`,
  hours: sql`from ${hoursRequest} where state = ${hoursState.asked}`,
  transfers: sql`from (${waitingTransfers}) of`,
  experiences: sql`from ${plannedExperience} of join ${bookingItem} item on item.id = of.item_id
    where of.requested_at is not null and of.answered_at is null
      and item.status in (${itemStatus.requested}, ${itemStatus.beingQuoted})`,
  wine: sql`from ${bookingItem} where kind = 'wine' and status = ${itemStatus.requested}`,
  feedback: sql`from ${feedback} where given_at is not null and may_publish and decision is null`,
  arrivals: sql`from ${bookingItem} item join ${booking} own on own.id = item.booking_id
    where item.kind = 'villa' and own.status = ${bookingStatus.confirmed} and lower(item.stay) = ${currentDay}`,
  clashes: sql`from ${channelClash} where settled_at is null and gone_at is null`,
  refunds: sql`from ${cardRefund} where given_at is null`,
  differences: sql`from ${paymentDifference} where ended_at is null`,
  claims: sql`from ${damageClaim} where state = ${claimState.requested}`,
  licencesEnding: sql`from ${picture} where ${pictureConditions['licence-ending']}`,
  licencesEnded: sql`from ${picture} where ${pictureConditions['licence-ended']}`,
  register: arrivalsOf('open'),
}

/** Counts what waits for a staff member, by kind, in one statement; each count ends at a hundred. */
export async function countToday(
  db: Queryable,
  { permissions }: Staff,
): Promise<{ counts: { name: TodayCount; count: number }[] }> {
  const names = todayCountsFor(permissions)
  if (names.length === 0) return { counts: [] }
  const parts = names.map(
    name =>
      sql`(select count(*)::integer from (select ${counted[name]} limit ${maxCounted}) few) as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute<Record<TodayCount, number>>(sql`select ${sql.join(parts, sql`, `)}`)
  return { counts: names.map(name => ({ name, count: rows[0]?.[name] ?? 0 })) }
}
