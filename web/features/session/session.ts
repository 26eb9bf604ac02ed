import type { CurrentContact, OpenSession } from '#contract/sessions'
import { type Api, CallError } from '#web/api'

/** Who uses this browser, as far as it is known. */
export type Standing = { kind: 'unknown' } | { kind: 'nobody' } | { kind: 'somebody'; contact: CurrentContact }

/** The token that calls bear, whose it is, and until when it is good. */
interface Bearer {
  token: string
  id: string
  expiresAt: string
}

/** What a tab keeps: the bearer, and whose the drafts in it are, also when their session is over. */
export interface Kept {
  bearer?: Bearer | undefined
  owner?: string | undefined
  /** The token with which a visitor began a booking who has signed in since: what it opens is still to be made theirs. */
  begun?: string | undefined
}

/** What tabs tell one another: somebody is in; it is over, because they have gone or because it is no longer taken. */
export type Told = { kind: 'signed-in' } | { kind: 'over'; gone: boolean }

/** What a session needs of its browser. */
export interface Place {
  /** The client that bears nothing, for the calls that begin, renew and end a session. */
  api: Api
  /** Who a token belongs to. */
  whose: (token: string) => Promise<CurrentContact>
  /** Makes what a visitor has begun the booking of who has signed in, by the tokens of both. */
  claim: (token: string, begun: string) => Promise<unknown>
  /** The public id that the server's cookie tells: there is probably a session, and it is theirs. */
  cookie: () => string | undefined
  /** What is kept for the tab. */
  kept: { read: () => Kept; write: (kept: Kept) => void }
  /** Removes what somebody has typed into forms. */
  forgetDrafts: () => void
  tabs: { tell: (told: Told) => void; hear: (listener: (told: Told) => void) => void }
  now: () => number
}

export type Session = ReturnType<typeof createSession>

const unknown: Standing = { kind: 'unknown' }
const nobody: Standing = { kind: 'nobody' }

/**
 * The session of this browser as a tab knows it. The truth is the server's: its cookie renews, and tells by `contactid`
 * whom it concerns, in all tabs alike.
 */
export function createSession({ api, whose, claim, cookie, kept, forgetDrafts, tabs, now }: Place) {
  let standing = unknown
  let { bearer, owner, begun } = kept.read()
  // An answer to what was asked before somebody signed in or out is about somebody else.
  let turn = 0
  let renewing: Promise<boolean> | undefined
  let finding: Promise<unknown> | undefined
  const followers = new Set<() => void>()

  const stand = (next: Standing) => {
    standing = next
    for (const tell of followers) tell()
  }

  const hold = (next: Kept) => {
    bearer = next.bearer
    owner = next.owner
    begun = next.begun
    kept.write(next)
  }

  const begin = ({ token, expiresAt, contact }: OpenSession) => {
    const wasGuest = standing.kind === 'somebody' && standing.contact.guest
    // Who holds another villa without an account is the visitor who held the one before; so is who signs in meanwhile.
    const isSame = owner === contact.id || (wasGuest && !contact.coSignIn)
    if (owner !== undefined && !isSame) forgetDrafts()
    const taken = isSame && !contact.guest ? (wasGuest ? bearer?.token : begun) : undefined
    hold({ bearer: { token, expiresAt, id: contact.id }, owner: contact.id, ...(taken && { begun: taken }) })
    stand({ kind: 'somebody', contact })
  }

  /** It is over for this tab; what was typed waits for its owner, unless they have said that they go. */
  const end = ({ gone }: { gone: boolean }) => {
    turn++
    if (gone) forgetDrafts()
    hold(gone ? {} : { owner })
    stand(nobody)
  }

  const endForAll = (gone: boolean) => {
    end({ gone })
    tabs.tell({ kind: 'over', gone })
  }

  const exchange = async (): Promise<boolean> => {
    const asked = turn
    if (cookie() === undefined) {
      end({ gone: bearer !== undefined })
      return false
    }
    try {
      const opened = await api('POST /auth/refresh')
      if (asked === turn) begin(opened)
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 401) throw error
      if (asked === turn) endForAll(false)
    }
    return bearer !== undefined
  }

  /** The next token, for all who want one together; false where the session is over. */
  const renew = (): Promise<boolean> => {
    renewing ??= exchange().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  const isGood = ({ id, expiresAt }: Bearer) => id === cookie() && Date.parse(expiresAt) > now()

  const find = async () => {
    if (cookie() === undefined) return end({ gone: bearer !== undefined })
    if (!bearer || !isGood(bearer)) return renew()
    const asked = turn
    const contact = await whose(bearer.token).catch((error: unknown) => {
      if (error instanceof CallError && error.status === 401) return undefined
      throw error
    })
    if (asked !== turn) return
    if (contact) stand({ kind: 'somebody', contact })
    else await renew()
  }

  /** Makes what was begun before the log-in theirs; where the server cannot be asked, the next document tries again. */
  const takeAlong = async () => {
    if (!begun || !bearer || standing.kind !== 'somebody') return
    try {
      await claim(bearer.token, begun)
    } catch (error) {
      if (!(error instanceof CallError) || error.status === 0 || error.status >= 500) return
    }
    hold({ bearer, owner })
  }

  const known = async (): Promise<Standing> => {
    if (standing.kind === 'unknown') {
      finding ??= find()
        .then(takeAlong)
        .finally(() => {
          finding = undefined
        })
      await finding
    }
    return standing
  }

  /** Looks whether another tab has signed in or out of which this one has not heard. */
  const look = () => {
    const here = standing.kind === 'somebody' ? standing.contact.id : undefined
    if (standing.kind === 'unknown' || here === cookie()) return
    if (cookie() === undefined) return end({ gone: true })
    turn++
    hold({ owner })
    stand(unknown)
    known().catch(() => {
      // Whoever waits for it is told.
    })
  }

  tabs.hear(told => {
    // The cookie decides: what is over may be a session before the one that is here.
    if (told.kind === 'signed-in' || cookie() !== undefined) look()
    else if (standing.kind === 'somebody' || bearer) end(told)
  })

  return {
    standing: () => standing,
    token: () => bearer?.token,
    renew,
    look,
    /** Follows who uses this browser. */
    follow(tell: () => void) {
      followers.add(tell)
      return () => {
        followers.delete(tell)
      }
    },
    /** Who uses this browser, once it is known; it fails where the server cannot be asked. */
    known,
    /** Somebody has signed in here: the other tabs are told. */
    signedIn(opened: OpenSession) {
      turn++
      begin(opened)
      tabs.tell({ kind: 'signed-in' })
    },
    /** Asks anew who one is: something of it has changed. What cannot be asked stays as it was. */
    async update() {
      const asked = turn
      const contact = bearer && (await whose(bearer.token).catch(() => undefined))
      if (contact && asked === turn) stand({ kind: 'somebody', contact })
    },
    /** The session is no longer taken: the next who signs in here may be its owner. */
    refused: () => endForAll(false),
    /** Signs out in all of this browser. It fails where the server does not hear of it: then one still is signed in. */
    async signOut() {
      await api('POST /auth/logout')
      endForAll(true)
    },
  }
}
