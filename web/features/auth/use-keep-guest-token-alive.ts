import { useEffect } from 'react'
import { session } from '#web/features/session/public'

/** Well within a token's lifetime of 15 minutes, in milliseconds. */
const period = 5 * 60_000

/** Renews the token that claims the visitor's booking after the sign-in. */
export function useKeepGuestTokenAlive(): void {
  useEffect(() => {
    const standing = session.getState()
    if (standing.kind !== 'authenticated' || !standing.contact.guest) return
    const renew = () => {
      session.renew().catch(() => {
        // The next interval retries.
      })
    }
    renew()
    const timer = setInterval(renew, period)
    return () => clearInterval(timer)
  }, [])
}
