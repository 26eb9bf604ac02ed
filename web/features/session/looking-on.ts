import type { CurrentContact } from '#contract/sessions'
import { type Api, CallError, type Transport } from '#web/api'
import type { Session, Standing } from './session'

/** What a member of staff was given to look at the site as a client. */
export interface Looking {
  token: string
  expiresAt: string
  contact: CurrentContact
}

/** What looking on needs of its tab. */
interface Place {
  /** The client that bears nothing. */
  api: Api
  /** Ends it at the desk, with a token of the staff's own. */
  lookAway: (token: string) => Promise<unknown>
  /** Removes what the tab has kept of it. */
  forget: () => void
  /** Goes back to the desk, in a new document; `over` where it has ended by itself. */
  goBack: (over: boolean) => void
}

/**
 * The session of a tab in which a member of staff looks at the site as a client: good for half an hour, for this tab
 * alone, and apart from whoever has signed in as a client in the same browser.
 */
export function createLooking(looking: Looking, { api, lookAway, forget, goBack }: Place): Session {
  const standing: Standing = { kind: 'somebody', contact: looking.contact }
  let token: string | undefined = looking.token

  const leave = (over: boolean) => {
    token = undefined
    forget()
    goBack(over)
  }

  return {
    standing: () => standing,
    token: () => token,
    // Nothing renews it: it has ended, here or at the desk.
    async renew() {
      leave(true)
      return false
    },
    look: () => {},
    follow: () => () => {},
    known: async () => standing,
    signedIn() {
      throw new Error('nobody signs in where a member of staff looks on')
    },
    update: async () => {},
    refused: () => leave(true),
    /** It fails where the server does not hear of it: then it goes on. */
    async signOut() {
      try {
        await lookAway((await api('POST /office/refresh')).token)
      } catch (error) {
        // Who has signed out of the desk looks on no longer.
        if (!(error instanceof CallError) || error.status !== 401) throw error
      }
      leave(false)
    },
  }
}

/** The words of the banner, which may load later than the page. */
let tell: (text: string) => void = () => {}
let words = new Promise<string>(resolve => {
  tell = resolve
})

/** Sets the words, in the page's language, that explain why a request of a member of staff who looks on is refused. */
export const explainRefusals = (text: string): void => {
  tell(text)
  words = Promise.resolve(text)
}

/** Refuses requests that would change something before they are sent: a member of staff who looks on only reads. */
export const onlyReading =
  (transport: Transport): Transport =>
  async (path, init) => {
    if (init.method !== 'GET') throw new CallError(403, { code: 'looking-on', detail: await words })
    return transport(path, init)
  }
