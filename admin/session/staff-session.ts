import type { StaffPerson } from '#contract/staff/staff'
import type { Api } from '#web/lib/api-client'
import { createSessionCore } from '#web/lib/session-core'

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

/** The parts of the browser that a staff session uses. */
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
  let token: string | undefined

  const core = createSessionCore<StaffAuthState, StaffSessionResponse>({
    initial: unknown,
    open: () => api('POST /office/refresh'),
    begin: opened => begin(opened),
    reject: () => end(),
    hasToken: () => token !== undefined,
  })
  const { getState, setState: stand, supersede, renew } = core

  const begin = (opened: StaffSessionResponse) => {
    token = opened.token
    stand({ kind: 'authenticated', person: opened.person })
  }

  const end = () => {
    supersede()
    token = undefined
    mark.write(undefined)
    stand(anonymous)
  }

  /** Checks whether another tab has signed in or out. */
  const syncWithCookie = () => {
    const standing = getState()
    const here = standing.kind === 'authenticated' ? standing.person.id : undefined
    if (standing.kind === 'unknown' || mark.read() === here) return
    supersede()
    token = undefined
    stand(mark.read() === undefined ? anonymous : unknown)
  }
  mark.hear(syncWithCookie)

  return {
    getState,
    token: () => token,
    renew,
    look: syncWithCookie,
    subscribe: core.subscribe,
    /** Resolves once the user is known; rejects if the server is unreachable. */
    async ready(): Promise<StaffAuthState> {
      if (getState().kind !== 'unknown') return getState()
      if (mark.read() === undefined) stand(anonymous)
      else await renew()
      return getState()
    },
    /** A user has signed in here: notifies other tabs. */
    signedIn(opened: StaffSessionResponse) {
      supersede()
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
