import type { CancellationShown } from '#contract/cancelling'
import type { CurrentContact } from '#contract/sessions'
import { CallError } from '#web/api'
import { learn, useAsked } from '#web/asked'
import { ownApi } from '#web/features/session/public'

const keyOf = (bookingId: number, contact: CurrentContact) => `cancellation ${bookingId} ${contact.id}`

/** Stores the terms of a rejection, which differ from those the client saw. */
export const learnCancellation = (bookingId: number, contact: CurrentContact, terms: CancellationShown): void =>
  learn(keyOf(bookingId, contact), terms)

/** Current cancellation terms of a booking; null where it cannot be cancelled. */
export const useCancellation = (bookingId: number, contact: CurrentContact) =>
  useAsked<CancellationShown | null>(
    keyOf(bookingId, contact),
    async signal => {
      try {
        return await ownApi('GET /core/bookings/{id}/cancellation', { params: { id: bookingId } }, { signal })
      } catch (error) {
        if (error instanceof CallError && [404, 409, 410].includes(error.status)) return null
        throw error
      }
    },
    { fresh: 0 },
  )
