import type { ChangeQuoteResponse } from '#contract/booking/booking-changes'
import type { ScheduleRowShown } from '#contract/booking/booking-schemas'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { cancellationDates } from '#domain/booking/cancellation'
import { majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import {
  cancellationFacts,
  type FoundBooking,
  findBookings,
  nameOfService,
  noDates,
  presentCancellationDates,
  presentSchedule,
  presentTerms,
} from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { type PricedChange, priceChange, type WantedChange } from './price-change.ts'

type World = Pick<Context, 'catalogue' | 'clock' | 'configuration'>

/** Why a change is not possible, in the shape of replies. */
export const presentRefusal = (refused: PricedChange['refused']): ChangeQuoteResponse['refused'] =>
  refused
    ? {
        reason: refused.reason,
        nights: 'nights' in refused ? refused.nights : 0,
        weekdays: 'weekdays' in refused ? [...refused.weekdays] : [],
      }
    : null

/** The payments of a changed booking, in the shape of replies. */
export const presentPayments = (
  world: Pick<Context, 'catalogue'>,
  { items }: FoundBooking,
  rows: PricedChange['rows'],
  language: Language,
): ScheduleRowShown[] => {
  const nameOf = (item: FoundBooking['items'][number] | undefined) =>
    item && item.kind !== 'villa' ? nameOfService(world, { ...item, kind: item.kind }, language) : ''
  return presentSchedule(rows, language, id => nameOf(items.find(item => item.id === id)))
}

/**
 * Quotes another stay or party for the actor's own booking, and says whether it is possible. Throws as `priceChange`.
 */
export async function quoteChange(
  db: Queryable,
  world: World,
  actor: Actor,
  { id, lang, ...wanted }: WantedChange & { id: number; lang?: Language | undefined },
): Promise<ChangeQuoteResponse> {
  const [found] = await findBookings(db, [id])
  authorize(bookingPolicy, actor, 'change', found?.booked)
  if (!found) throw new ProblemError('not-found')
  const priced = await priceChange(db, world, found, wanted)
  const language = lang ?? found.row.language
  const { refused, rows, totalCents, beforeCents, differenceCents, nearStays, rate, terms } = priced
  const facts = cancellationFacts(world, found)
  return {
    possible: refused === undefined,
    refused: presentRefusal(refused),
    difference: differenceCents === null ? null : majorOf(differenceCents),
    before: majorOf(beforeCents),
    total: totalCents === null ? null : majorOf(totalCents),
    schedule: presentPayments(world, found, rows, language),
    ratePlan: rate.ratePlan,
    terms: presentTerms(terms),
    cancellation: presentCancellationDates(
      facts ? cancellationDates({ ...facts, arrival: wanted.from, terms }) : noDates,
    ),
    nearStays,
    currencyId: found.row.currencyId,
  }
}
