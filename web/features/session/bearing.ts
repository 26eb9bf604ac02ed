import type { Transport } from '#web/api'
import type { Session } from './session'

/**
 * Requests that bear the token of who has signed in. One that is no longer taken is exchanged for the next, once, and
 * the request sent again; where the session itself is over, all tabs hear of it.
 */
export const bearing =
  (transport: Transport, { token, renew, refused }: Pick<Session, 'token' | 'renew' | 'refused'>): Transport =>
  async (path, init) => {
    const send = (borne: string | undefined) =>
      transport(path, {
        ...init,
        headers: { ...init.headers, ...(borne && { authorization: `Bearer ${borne}` }) },
      })
    const first = token()
    const answer = await send(first)
    if (answer.status !== 401 || !first) return answer
    // Meanwhile another call may have brought the next.
    if (token() === first && !(await renew())) return answer
    const next = token()
    if (!next) return answer
    const again = await send(next)
    if (again.status === 401 && token() === next) refused()
    return again
  }
