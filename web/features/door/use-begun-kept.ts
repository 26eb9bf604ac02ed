import { useEffect } from 'react'
import { session } from '#web/features/session/public'

/** Well within a token's quarter of an hour, in milliseconds. */
const period = 5 * 60_000

/** While one is about to sign in, the token by which a visitor's booking becomes theirs afterwards is kept good. */
export function useBegunKept(): void {
  useEffect(() => {
    const standing = session.standing()
    if (standing.kind !== 'somebody' || !standing.contact.guest) return
    const renew = () => {
      session.renew().catch(() => {
        // It is tried again.
      })
    }
    renew()
    const timer = setInterval(renew, period)
    return () => clearInterval(timer)
  }, [])
}
