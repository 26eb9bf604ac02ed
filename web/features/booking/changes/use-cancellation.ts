import type { CurrentContact } from '#contract/account/sessions'
import type { CancellationResponse } from '#contract/booking/cancellations'
import { sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { setQueryData, useQuery } from '#web/lib/query'

const keyOf = (bookingId: number, contact: CurrentContact) => `cancellation ${bookingId} ${contact.id}`

/** Stores the terms of a rejection, which differ from those the client saw. */
export const setCancellationTerms = (bookingId: number, contact: CurrentContact, terms: CancellationResponse): void =>
  setQueryData(keyOf(bookingId, contact), terms)

/** Current cancellation terms of a booking; null where it cannot be cancelled. */
export const useCancellationTerms = (bookingId: number, contact: CurrentContact) =>
  useQuery<CancellationResponse | null>(
    keyOf(bookingId, contact),
    async signal => {
      try {
        return await sessionApi('GET /core/bookings/{id}/cancellation', { params: { id: bookingId } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && [404, 409, 410].includes(error.status)) return null
        throw error
      }
    },
    { staleTime: 0 },
  )
