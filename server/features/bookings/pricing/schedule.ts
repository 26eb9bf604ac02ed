import type { ScheduleRowShown } from '#contract/booking/booking-schemas'
import { paymentSchedule, type ScheduleRow } from '#domain/booking/payment-schedule'
import { villaServices } from '#domain/booking/services'
import { todayAt } from '#domain/calendar/today'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { closedItemStatuses, itemStatus, unansweredItems } from '#domain/lifecycles/item-status'
import { majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { cancellationFacts } from '../cancellation-dates.ts'
import type { FoundBooking } from '../queries.ts'

type World = Pick<Context, 'catalogue'>
type FoundItem = FoundBooking['items'][number]

/** Whether an item counts towards a booking's total: a service counts once its price is agreed. */
const counts = ({ kind, status }: FoundItem): boolean =>
  kind === 'villa'
    ? !closedItemStatuses.includes(status) || status === itemStatus.expired
    : status === itemStatus.expired ||
      ![...closedItemStatuses, ...unansweredItems, itemStatus.acceptedWithChanges].includes(status)

/** The items that count towards a booking's total. */
export const standingItems = (items: readonly FoundItem[]): FoundItem[] => items.filter(counts)

/**
 * All payments of a booking, which add up to its total; every screen, e-mail and PDF shows these. Empty for a booking
 * that is cancelled or has no villa.
 */
export function scheduleOf(world: World, found: FoundBooking): ScheduleRow[] {
  const facts = cancellationFacts(world, found)
  if (!facts || found.row.status === bookingStatus.cancelled) return []
  const { arrival, today, terms, timezone } = facts
  return paymentSchedule({
    instalments: found.instalments.map(({ kind, cents, due, paidAt }) => ({
      kind,
      cents,
      due,
      paidAt: paidAt?.toISOString(),
    })),
    services: standingItems(found.items)
      .filter(({ kind }) => kind !== 'villa')
      .map(({ id: itemId, kind, serviceId, priceCents: cents, status, due }) => ({
        itemId,
        serviceId: kind === 'villa-service' ? (serviceId ?? 0) : 0,
        cents,
        isPaid: status === itemStatus.confirmed,
        ...(due && { due }),
      })),
    arrival,
    today,
    soldOn: todayAt(found.row.createdAt.getTime(), timezone),
    terms,
  })
}

/** The rows of a schedule in the shape of replies; `nameOf` returns the name of an item's service. */
export const presentSchedule = (
  rows: readonly ScheduleRow[],
  language: Language,
  nameOf: (itemId: number) => string = () => '',
): ScheduleRowShown[] =>
  rows.map(({ kind, cents, due, state, itemId, serviceId, paidAt }) => ({
    kind,
    serviceId: serviceId || null,
    name:
      (itemId !== undefined && nameOf(itemId)) ||
      villaServices.find(({ id }) => id === serviceId)?.name[language] ||
      '',
    amount: majorOf(cents),
    due,
    state,
    paidAt: paidAt ?? null,
  }))
