import { useEffect } from 'react'
import { session } from '#web/features/session/public'

/** Well within a token's lifetime of 15 minutes, in milliseconds. */
const period = 5 * 60_000

/** Renews the token that claims the visitor's booking after the sign-in. */
export function useBegunKept(): void {
  useEffect(() => {
    const standing = session.standing()
    if (standing.kind !== 'somebody' || !standing.contact.guest) return
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
