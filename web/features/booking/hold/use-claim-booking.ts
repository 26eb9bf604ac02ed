import { useEffect, useState } from 'react'
import { sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { setBookingData } from '../use-booking'

type State = 'idle' | 'unproven' | 'not-theirs' | 'failed'

/**
 * Claims a booking that was made without an account for the signed-in client with its address, and stores it.
 * Disabled without an id.
 */
export function useClaimBooking(id: number | undefined, contactId: string) {
  const [state, setState] = useState<State>('idle')
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends a request.
  useEffect(() => {
    if (id === undefined) return
    setState('idle')
    sessionApi('POST /core/bookings/{id}/takeover', { params: { id } }).then(
      booking => setBookingData(booking, contactId),
      (error: unknown) => {
        const code = error instanceof ApiError ? error.code : undefined
        setState(code === 'address-not-proven' ? 'unproven' : code === 'not-found' ? 'not-theirs' : 'failed')
      },
    )
  }, [id, contactId, turn])
  return { state, again: () => setTurn(turn + 1) }
}
