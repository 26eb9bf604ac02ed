import { chosenStay, type DateSelection } from '#domain/date-selection'
import { parseDay } from '#domain/day'
import { parseGuests } from '#domain/guests'
import { draftValue } from '#web/features/forms/public'
import type { StayWish } from '../stay-wish'

export const counters = ['adults', 'children', 'infants'] as const

/** Under this name the tab keeps what was chosen for another stay until it has been sent. */
export const changeDraft = (bookingId: number): string => `change ${bookingId}`

/** Whether something was chosen before and not sent. */
export const hasChangeDraft = (bookingId: number): boolean => draftValue(changeDraft(bookingId), 'adults') !== undefined

/** The days that were chosen before, else those that are booked. */
export function draftDays(bookingId: number, { stay }: StayWish): DateSelection {
  const [from, to] = ['from', 'to'].map(name => parseDay(draftValue(changeDraft(bookingId), name) ?? ''))
  if (from && to && from < to) return chosenStay({ from, to })
  return from ? { start: from, complete: false } : chosenStay(stay)
}

/** The party that was chosen before, else the one that is booked. */
export function draftParty(bookingId: number, { guests, young }: StayWish): Pick<StayWish, 'guests' | 'young'> {
  const kept = (name: string) => draftValue(changeDraft(bookingId), name)
  const [adults, children, infants] = counters.map(kept)
  if (adults === undefined) return { guests, young }
  const known = kept('young') ?? ''
  return {
    guests: parseGuests({ adults, children, infants }),
    young: /^\d{1,3}$/.test(known) ? Number(known) : undefined,
  }
}
