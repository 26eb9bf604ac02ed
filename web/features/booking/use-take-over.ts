import { useEffect, useState } from 'react'
import { CallError } from '#web/api'
import { ownApi } from '#web/features/session/public'
import { learnBooking } from './use-booking'

type State = 'asking' | 'unproven' | 'not-theirs' | 'failed'

/**
 * Claims a booking that was made without an account for the signed-in client with its address, and stores it.
 * Disabled without an id.
 */
export function useTakeOver(id: number | undefined, contactId: string) {
  const [state, setState] = useState<State>('asking')
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends a request.
  useEffect(() => {
    if (id === undefined) return
    setState('asking')
    ownApi('POST /core/bookings/{id}/takeover', { params: { id } }).then(
      booking => learnBooking(booking, contactId),
      (error: unknown) => {
        const code = error instanceof CallError ? error.code : undefined
        setState(code === 'address-not-proven' ? 'unproven' : code === 'not-found' ? 'not-theirs' : 'failed')
      },
    )
  }, [id, contactId, turn])
  return { state, again: () => setTurn(turn + 1) }
}
