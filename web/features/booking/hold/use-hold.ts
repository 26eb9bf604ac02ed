import { useCallback, useEffect, useRef, useState } from 'react'
import type { Stay } from '#domain/calendar/stay'
import { sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { storeHeldStay } from '#web/lib/storage/held-stay-storage'

/** Interval of keep-alive requests while an option is in view, in milliseconds. */
const keepAliveIntervalMs = 60_000

/** Errors that mean that the option has expired. */
const isHoldGone = (error: unknown) =>
  error instanceof ApiError && ['option-over', 'not-in-this-state', 'not-found'].includes(error.code)

interface Hold {
  bookingId: number
  stay: Stay & { villaId: number }
  /** When it ends, in milliseconds of `performance.now()`. */
  endsAt: number
  /** The option has expired, or possibly so: the booking must be refetched. */
  onEnd: () => void
}

/**
 * Counts an option down from the server's remaining time, never from this browser's clock. Sends keep-alives while
 * the page is open and visible; the first one also corrects a timer that stood still while the machine slept.
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
        const { optionExpiryMilliseconds } = await sessionApi('PUT /core/bookings/ob/keepalive/{id}', {
          params: { id: bookingId },
        })
        setLeft(optionExpiryMilliseconds)
      } catch (error) {
        // If the server is unreachable the countdown continues, and the next keep-alive follows in a minute.
        if (isHoldGone(error)) latest.current()
      }
    }
    const tick = setInterval(() => setNow(performance.now()), 1000)
    const signs = setInterval(keep, keepAliveIntervalMs)
    document.addEventListener('visibilitychange', keep)
    return () => {
      clearInterval(tick)
      clearInterval(signs)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [bookingId, setLeft])

  useEffect(() => {
    const left = end - performance.now()
    storeHeldStay(left > 0 ? { bookingId, villaId, from, to, until: Date.now() + left } : undefined)
  }, [bookingId, villaId, from, to, end])

  const left = end - now
  const over = left <= 0
  useEffect(() => {
    if (!over) return
    latest.current()
    // The server can lag a moment behind, or be unreachable.
    const again = setInterval(() => latest.current(), 5000)
    return () => clearInterval(again)
  }, [over])
  return { left, setLeft }
}
