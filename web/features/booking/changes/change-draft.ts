import { type DateSelection, selectionFromStay } from '#domain/availability/date-selection'
import { parseDay } from '#domain/calendar/day'
import { parseGuests } from '#domain/villas/guests'
import { draftValue } from '#web/features/forms/public'
import type { StayRequest } from '../checkout/stay-request'

export const counters = ['adults', 'children', 'infants'] as const

/** Name of the stored draft of a change request. */
export const changeDraft = (bookingId: number): string => `change ${bookingId}`

/** Whether a draft is stored. */
export const hasChangeDraft = (bookingId: number): boolean => draftValue(changeDraft(bookingId), 'adults') !== undefined

/** The dates of the draft, else the booked ones. */
export function draftDays(bookingId: number, { stay }: StayRequest): DateSelection {
  const [from, to] = ['from', 'to'].map(name => parseDay(draftValue(changeDraft(bookingId), name) ?? ''))
  if (from && to && from < to) return selectionFromStay({ from, to })
  return from ? { start: from, complete: false } : selectionFromStay(stay)
}

/** The party of the draft, else the booked one. */
export function draftParty(bookingId: number, { guests, young }: StayRequest): Pick<StayRequest, 'guests' | 'young'> {
  const kept = (name: string) => draftValue(changeDraft(bookingId), name)
  const [adults, children, infants] = counters.map(kept)
  if (adults === undefined) return { guests, young }
  const known = kept('young') ?? ''
  return {
    guests: parseGuests({ adults, children, infants }),
    young: /^\d{1,3}$/.test(known) ? Number(known) : undefined,
  }
}
