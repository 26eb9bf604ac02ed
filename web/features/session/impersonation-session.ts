import type { CurrentContact } from '#contract/account/sessions'
import { type Api, ApiError, type Transport } from '#web/lib/api-client'
import type { AuthState, Session } from './session'

/** The impersonation token of a staff member. */
export interface Impersonation {
  token: string
  expiresAt: string
  contact: CurrentContact
}

/** The parts of the tab that an impersonation uses. */
interface ImpersonationDeps {
  /** The client without credentials. */
  api: Api
  /** Ends the impersonation on the server, with the staff member's own token. */
  lookAway: (token: string) => Promise<unknown>
  /** Removes the impersonation from the tab's storage. */
  forget: () => void
  /** Returns to the back office, in a new document; `over` if the impersonation ended by itself. */
  goBack: (over: boolean) => void
}

/**
 * The session of a tab in which a staff member impersonates a client: valid for half an hour, for this tab only, and
 * separate from any client session of the browser.
 */
export function createImpersonationSession(
  looking: Impersonation,
  { api, lookAway, forget, goBack }: ImpersonationDeps,
): Session {
  const standing: AuthState = { kind: 'authenticated', contact: looking.contact }
  let token: string | undefined = looking.token

  const leave = (over: boolean) => {
    token = undefined
    forget()
    goBack(over)
  }

  return {
    getState: () => standing,
    token: () => token,
    // It is never renewed: it has ended, here or in the back office.
    async renew() {
      leave(true)
      return false
    },
    look: () => {},
    subscribe: () => () => {},
    known: async () => standing,
    signedIn() {
      throw new Error('cannot sign in during an impersonation')
    },
    refreshContact: async () => {},
    handleRejectedToken: () => leave(true),
    /** Rejects if the server does not receive it: the impersonation continues. */
    async signOut() {
      try {
        await lookAway((await api('POST /office/refresh')).token)
      } catch (error) {
        // Signing out of the back office has already ended it.
        if (!(error instanceof ApiError) || error.status !== 401) throw error
      }
      leave(false)
    },
  }
}

/** The banner's message, which can load later than the page. */
let tell: (text: string) => void = () => {}
let words = new Promise<string>(resolve => {
  tell = resolve
})

/** Sets the message, in the page's language, that explains rejected requests during an impersonation. */
export const setReadOnlyMessage = (text: string): void => {
  tell(text)
  words = Promise.resolve(text)
}

/** Rejects requests that change something before they are sent: an impersonation is read-only. */
export const readOnlyTransport =
  (transport: Transport): Transport =>
  async (path, init) => {
    if (init.method !== 'GET') throw new ApiError(403, { code: 'looking-on', detail: await words })
    return transport(path, init)
  }
