import { useCallback, useEffect, useRef, useState } from 'react'
import type { Stay } from '#domain/stay'
import { CallError } from '#web/api'
import { ownApi } from '#web/features/session/public'
import { keepHeldStay } from '#web/held-stay'

/** How often the server is told that somebody looks at an option, in milliseconds. */
const sign = 60_000

/** Refusals that say that an option is none any more. */
const isEnd = (error: unknown) =>
  error instanceof CallError && ['option-over', 'not-in-this-state', 'not-found'].includes(error.code)

interface Hold {
  bookingId: number
  stay: Stay & { villaId: number }
  /** When it ends, in milliseconds of this document's life, as it was last read. */
  endsAt: number
  /** It is over, or may be: the booking is to be read again. */
  onEnd: () => void
}

/**
 * What is left of an option, counted down by what the server said was left, never by the day's time of this browser. It
 * is kept while the page is open and in sight. A clock that stood still with the machine is set right by the first sign.
 */
export function useHold({ bookingId, stay: { villaId, from, to }, endsAt, onEnd }: Hold) {
  const [end, setEnd] = useState(endsAt)
  const [now, setNow] = useState(() => performance.now())
  const latest = useRef(onEnd)
  latest.current = onEnd
  useEffect(() => setEnd(endsAt), [endsAt])

  const setLeft = useCallback((milliseconds: number) => setEnd(performance.now() + milliseconds), [])

  useEffect(() => {
    const keep = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const { optionExpiryMilliseconds } = await ownApi('PUT /core/bookings/ob/keepalive/{id}', {
          params: { id: bookingId },
        })
        setLeft(optionExpiryMilliseconds)
      } catch (error) {
        // Where the server cannot be reached the time goes on, and the next sign comes in a minute.
        if (isEnd(error)) latest.current()
      }
    }
    const tick = setInterval(() => setNow(performance.now()), 1000)
    const signs = setInterval(keep, sign)
    document.addEventListener('visibilitychange', keep)
    return () => {
      clearInterval(tick)
      clearInterval(signs)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [bookingId, setLeft])

  useEffect(() => {
    const left = end - performance.now()
    keepHeldStay(left > 0 ? { bookingId, villaId, from, to, until: Date.now() + left } : undefined)
  }, [bookingId, villaId, from, to, end])

  const left = end - now
  const over = left <= 0
  useEffect(() => {
    if (!over) return
    latest.current()
    // The server may be some moments behind, or not to be reached.
    const again = setInterval(() => latest.current(), 5000)
    return () => clearInterval(again)
  }, [over])
  return { left, setLeft }
}
