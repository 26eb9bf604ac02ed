import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { currentDay } from '#database/current-time'
import * as tables from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { type Reach, reachOf } from '#domain/access/roles/reach'
import { maxCounted, type TodayCount, todayCounts, todayCountsFor } from '#domain/access/today-counts'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { changeState } from '#domain/lifecycles/change-request-state'
import { claimState } from '#domain/lifecycles/claim-state'
import { hoursState } from '#domain/lifecycles/hours-state'
import { itemStatus } from '#domain/lifecycles/item-status'
import { failedRuns } from '#server/features/office-jobs/public'
import { isUnregistered } from '#server/features/office-villas/public'
import { arrivalsOf } from '#server/features/passports/public'
import { pictureConditions } from '#server/features/pictures/public'
import { waitingTransfers } from '#server/features/transfers/public'
import { inReach, regionInReach } from '#server/platform/auth/reach-conditions'
import { isUndelivered } from './list-undelivered-mail.ts'

const { account, booking, bookingItem, cardRefund, changeRequest, channelClash, channelFeed, contentDraft } = tables
const { contentRelease, conversation, damageClaim, feedback, staff, staffSecondFactor, villa } = tables
const { hoursRequest, mail, message, option, paymentDifference, picture, plannedExperience } = tables

/** The condition of each count is that of the list to which it leads. */
const counted: Readonly<Record<TodayCount, (reach: Reach) => SQL>> = {
  messages: reach => sql`from ${conversation} of where awaits_staff and ${inReach(reach, 'booking', sql`of.booking_id`)}
    and exists (select from ${message} said where said.conversation_id = of.id)`,
  changes: reach => sql`from ${changeRequest} of where state = ${changeState.asked}
    and ${inReach(reach, 'booking', sql`of.booking_id`)}`,
  options: reach => sql`from ${option} of
    join ${bookingItem} item on item.id = of.booking_item_id
    join ${booking} own on own.id = item.booking_id
    where of.expires_at > app_now() and item.status = ${itemStatus.option} and own.status = ${bookingStatus.officeOption}
      and own.online and ${inReach(reach, 'villa', sql`item.villa_id`)}`,
  hours: reach => sql`from ${hoursRequest} of where state = ${hoursState.asked}
    and ${inReach(reach, 'booking', sql`of.booking_id`)}`,
  transfers: reach => sql`from (${waitingTransfers}) of join ${bookingItem} item on item.id = of.id
    where ${inReach(reach, 'villa', sql`item.villa_id`)}`,
  experiences: reach => sql`from ${plannedExperience} of join ${bookingItem} item on item.id = of.item_id
    where of.requested_at is not null and of.answered_at is null
      and item.status in (${itemStatus.requested}, ${itemStatus.beingQuoted})
      and ${inReach(reach, 'villa', sql`item.villa_id`)}`,
  wine: reach => sql`from ${bookingItem} item where kind = 'wine' and status = ${itemStatus.requested}
    and ${inReach(reach, 'villa', sql`item.villa_id`)}`,
  feedback: reach => sql`from ${feedback} of where given_at is not null and may_publish and decision is null
    and ${inReach(reach, 'booking', sql`of.booking_id`)}`,
  arrivals: reach => sql`from ${bookingItem} item join ${booking} own on own.id = item.booking_id
    where item.kind = 'villa' and own.status = ${bookingStatus.confirmed} and lower(item.stay) = ${currentDay}
      and ${inReach(reach, 'villa', sql`item.villa_id`)}`,
  clashes: reach => sql`from ${channelClash} of where settled_at is null and gone_at is null
    and ${inReach(reach, 'clash', sql`of.id`)}`,
  refunds: reach => sql`from ${cardRefund} of where given_at is null and ${inReach(reach, 'refund', sql`of.id`)}`,
  differences: reach => sql`from ${paymentDifference} of where ended_at is null
    and ${inReach(reach, 'booking', sql`of.booking_id`)}`,
  claims: reach => sql`from ${damageClaim} of where state = ${claimState.requested}
    and ${inReach(reach, 'booking', sql`of.booking_id`)}`,
  licencesEnding: reach => sql`from ${picture} where ${pictureConditions['licence-ending']}
    and ${inReach(reach, 'picture', picture.id)}`,
  licencesEnded: reach => sql`from ${picture} where ${pictureConditions['licence-ended']}
    and ${inReach(reach, 'picture', picture.id)}`,
  mail: reach => sql`from ${mail} where ${isUndelivered(reach)}`,
  faulty: reach => sql`from ${channelFeed} where fault is not null and ${inReach(reach, 'feed', channelFeed.id)}`,
  unregistered: reach => sql`from ${villa} where ${isUnregistered} and ${regionInReach(reach, villa.regionId)}`,
  // Content and people belong to no region (PD-211).
  releases: () => sql`from ${contentRelease} where state = 'failed'`,
  behind: () => sql`from (select from ${contentDraft} where behind_since is not null group by kind, record_id) of`,
  register: reach => arrivalsOf('open', reach),
  failedJobs: () => sql`from ${failedRuns(sql`id`, maxCounted)}`,
  arriving: () => sql`from ${staff} who join ${account} on ${account.staffId} = who.id
    where who.left_at is null and (${account.passwordHash} is null
      or not exists (select from ${staffSecondFactor} where ${staffSecondFactor.staffId} = who.id))`,
}

/** Counts what waits for a staff member, by kind, in one statement; each count ends at a hundred. */
export async function countToday(
  db: Queryable,
  actor: Staff,
): Promise<{ counts: { name: TodayCount; count: number }[] }> {
  const names = todayCountsFor(actor.permissions)
  if (names.length === 0) return { counts: [] }
  const parts = names.map(
    name =>
      sql`(select count(*)::integer from (select ${counted[name](reachOf(actor, todayCounts[name].permission))} limit ${maxCounted}) few) as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute<Record<TodayCount, number>>(sql`select ${sql.join(parts, sql`, `)}`)
  return { counts: names.map(name => ({ name, count: rows[0]?.[name] ?? 0 })) }
}
