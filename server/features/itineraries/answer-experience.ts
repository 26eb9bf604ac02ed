import { and, eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { bookingItem, experienceCapacity, plannedExperience } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { changesBetween, statusName } from '#domain/access/staff-changes'
import type { Day } from '#domain/calendar/day'
import { type ItemStatus, itemStatus, quotedItemStatuses } from '#domain/lifecycles/item-status'
import { centsOf, majorOf } from '#domain/pricing/money'
import { recordEvent } from '#server/features/booking-events/public'
import { lockBooking } from '#server/features/bookings/public'
import { mergeBalances } from '#server/features/service-terms/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { emailClient, type MailWorld } from './experience-emails.ts'
import { loadPlan, type PlanWorld } from './queries.ts'
import { getByServiceId } from './read-plan.ts'
import { stepItem } from './step-item.ts'

type Answer = { itemId: number; message: string } & ({ answer: 'quoted'; price: number } | { answer: 'unavailable' })

/** A first quote, or another one: an item that is quoted again already only takes the new price. */
async function quoteItem(tx: Transaction, item: { id: number; status: ItemStatus }, priceCents: number): Promise<void> {
  const { status } = item
  if (status === itemStatus.quotedAgain)
    await tx.update(bookingItem).set({ priceCents }).where(eq(bookingItem.id, item.id))
  else {
    const isAgain = status === itemStatus.quoted || status === itemStatus.readyForPayment
    await stepItem(tx, item, isAgain ? 'quoteAgain' : 'quote', { priceCents })
  }
}

/**
 * Quotes an experience, quotes it again, or says that it is unavailable. The client gets an e-mail, and the log an
 * entry. Throws `not-found`, and `not-in-this-state` where it is paid or over.
 */
export async function answerExperience(
  tx: Transaction,
  world: MailWorld,
  { staffId }: Staff,
  answer: Answer,
): Promise<void> {
  const ofItem = eq(plannedExperience.itemId, answer.itemId)
  const [of] = await tx.select({ bookingId: plannedExperience.bookingId }).from(plannedExperience).where(ofItem)
  if (!of) throw new ProblemError('not-found')
  const { bookingId } = of
  await lockBooking(tx, bookingId)
  const before = await loadPlan(tx, world, bookingId)
  const planned = before.rows.find(({ row }) => row.itemId === answer.itemId)
  if (!planned?.item) throw new ProblemError('not-found')
  const { row, item } = planned
  if (!before.isOpen || row.day < before.today) throw new ProblemError('not-in-this-state')
  const event = { actor: 'staff', itemId: item.id } as const
  const wish = { experienceId: row.experienceId, day: row.day }
  const wasQuoted = item.priceCents > 0
  await mergeBalances(tx, [item.id])
  if (answer.answer === 'quoted') {
    const cents = centsOf(answer.price)
    await quoteItem(tx, item, cents)
    await recordEvent(tx, bookingId, { ...event, kind: 'experience-quoted', data: { ...wish, cents } })
  } else {
    // A quote that is withdrawn is cancelled: the lifecycle knows `unavailable` before a quote and after its acceptance.
    await stepItem(tx, item, quotedItemStatuses.includes(item.status) ? 'cancel' : 'supplierRefuses')
    await recordEvent(tx, bookingId, { ...event, kind: 'experience-unavailable', data: wish })
  }
  await tx
    .update(plannedExperience)
    .set({
      message: answer.message,
      answeredBy: staffId,
      answeredAt: sql`app_now()`,
      acceptedAt: null,
      requestedAt: sql`coalesce(${plannedExperience.requestedAt}, app_now())`,
      previousCents: wasQuoted ? item.priceCents : null,
    })
    .where(eq(plannedExperience.id, row.id))
  const isQuote = answer.answer === 'quoted'
  const [after] = await tx.select().from(bookingItem).where(eq(bookingItem.id, item.id))
  const logged = (one: { status: ItemStatus; priceCents: number } | undefined) =>
    one ? { status: statusName(itemStatus, one.status), price: majorOf(one.priceCents) } : {}
  await writeStaffEntry(tx, {
    staffId,
    action: isQuote ? 'experience-quoted' : 'experience-unavailable',
    reason: `${before.found.row.reference}: experience ${row.experienceId}, ${row.day}${isQuote ? `, ${answer.price}` : ''}`,
    changes: changesBetween({ ...logged(item), answer: row.answeredAt }, { ...logged(after), answer: answer.answer }),
  })
  const plan = await loadPlan(tx, world, bookingId)
  const answered = plan.rows.filter(one => one.row.id === row.id)
  await emailClient(tx, world, plan, {
    told: isQuote ? (wasQuoted ? 'changed' : 'quoted') : 'unavailable',
    planned: answered,
    cause: `experience ${row.id} answered in revision ${answered[0]?.row.revision}`,
    message: answer.message,
    previousCents: item.priceCents,
  })
}

/** Sets how many guests an experience takes on a day; null restores the usual number. Throws `not-found`. */
export async function setPlaces(
  tx: Transaction,
  { catalogue: { content } }: PlanWorld,
  { staffId }: Staff,
  { serviceId, date: day, places }: { serviceId: number; date: Day; places: number | null },
): Promise<void> {
  const { id: experienceId } = getByServiceId(content, serviceId)
  // Baskets that are being accepted wait, or see the new number.
  await tx.execute(sql`select id from experience where id = ${experienceId} for no key update`)
  const ofDay = and(eq(experienceCapacity.experienceId, experienceId), eq(experienceCapacity.day, day))
  const [before] = await tx.select({ places: experienceCapacity.places }).from(experienceCapacity).where(ofDay)
  if (places === null)
    await tx
      .delete(experienceCapacity)
      .where(sql`${experienceCapacity.experienceId} = ${experienceId} and ${experienceCapacity.day} = ${day}`)
  else
    await tx
      .insert(experienceCapacity)
      .values({ experienceId, day, places })
      .onConflictDoUpdate({ target: [experienceCapacity.experienceId, experienceCapacity.day], set: { places } })
  await writeStaffEntry(tx, {
    staffId,
    action: 'experience-places-set',
    reason: `experience ${experienceId}, ${day}: ${places ?? 'usual'}`,
    changes: changesBetween({ places: before?.places }, { places }),
  })
}
