import type { Transport } from '#web/lib/api-client'
import type { Session } from './session'

/**
 * Sends requests with the session's token. A rejected token is renewed once, and the request repeated; if the session
 * itself has ended, all tabs are notified.
 */
export const withBearerToken =
  (
    transport: Transport,
    { token, renew, handleRejectedToken: refused }: Pick<Session, 'token' | 'renew' | 'handleRejectedToken'>,
  ): Transport =>
  async (path, init) => {
    const send = (borne: string | undefined) =>
      transport(path, {
        ...init,
        headers: { ...init.headers, ...(borne && { authorization: `Bearer ${borne}` }) },
      })
    const first = token()
    const answer = await send(first)
    if (answer.status !== 401 || !first) return answer
    // Another request can have renewed the token meanwhile.
    if (token() === first && !(await renew())) return answer
    const next = token()
    if (!next) return answer
    const again = await send(next)
    if (again.status === 401 && token() === next) refused()
    return again
  }
