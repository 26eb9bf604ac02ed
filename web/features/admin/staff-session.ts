import type { StaffPerson } from '#contract/staff/staff'
import { type Api, ApiError } from '#web/lib/api-client'

/** The back office user in this browser, as far as known. */
export type StaffAuthState =
  | { kind: 'unknown' }
  | { kind: 'anonymous' }
  | { kind: 'authenticated'; person: StaffPerson }

/** Response that begins or renews a staff session. */
export interface StaffSessionResponse {
  token: string
  person: StaffPerson
}

/** What a staff session needs from its browser. */
interface StaffSessionDeps {
  /** The client without credentials. */
  api: Api
  /** Marker in storage that notifies other tabs of the signed-in user; it grants no access. */
  mark: { read: () => string | undefined; write: (id: string | undefined) => void; hear: (tell: () => void) => void }
}

const unknown: StaffAuthState = { kind: 'unknown' }
const anonymous: StaffAuthState = { kind: 'anonymous' }

/** A staff session in one tab. Only the document holds its access token; an HttpOnly cookie obtains the next one. */
export function createStaffSession({ api, mark }: StaffSessionDeps) {
  let standing = unknown
  let token: string | undefined
  // Responses to requests from before a sign-in or sign-out belong to another session.
  let turn = 0
  let renewing: Promise<boolean> | undefined
  const followers = new Set<() => void>()

  const stand = (next: StaffAuthState) => {
    standing = next
    for (const tell of followers) tell()
  }

  const begin = (opened: StaffSessionResponse) => {
    token = opened.token
    stand({ kind: 'authenticated', person: opened.person })
  }

  const end = () => {
    turn++
    token = undefined
    mark.write(undefined)
    stand(anonymous)
  }

  const exchange = async (): Promise<boolean> => {
    const asked = turn
    try {
      const opened = await api('POST /office/refresh')
      if (asked === turn) begin(opened)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      if (asked === turn) end()
    }
    return token !== undefined
  }

  /** Renews the token once for all concurrent callers; false if the session has ended. */
  const renew = (): Promise<boolean> => {
    renewing ??= exchange().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  /** Checks whether another tab has signed in or out. */
  const syncWithCookie = () => {
    const here = standing.kind === 'authenticated' ? standing.person.id : undefined
    if (standing.kind === 'unknown' || mark.read() === here) return
    turn++
    token = undefined
    stand(mark.read() === undefined ? anonymous : unknown)
  }
  mark.hear(syncWithCookie)

  return {
    getState: () => standing,
    token: () => token,
    renew,
    look: syncWithCookie,
    /** Subscribes to the user of the back office. */
    subscribe(tell: () => void) {
      followers.add(tell)
      return () => {
        followers.delete(tell)
      }
    },
    /** Resolves once the user is known; rejects if the server is unreachable. */
    async ready(): Promise<StaffAuthState> {
      if (standing.kind !== 'unknown') return standing
      if (mark.read() === undefined) stand(anonymous)
      else await renew()
      return standing
    },
    /** A user has signed in here: notifies other tabs. */
    signedIn(opened: StaffSessionResponse) {
      turn++
      begin(opened)
      mark.write(opened.person.id)
    },
    /** The server rejects the session. */
    handleRejectedToken: end,
    /** Signs out in all tabs of this browser. Rejects if the server does not receive it: the user stays signed in. */
    async signOut() {
      await api('POST /office/logout')
      end()
    },
  }
}
