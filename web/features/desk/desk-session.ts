import type { StaffPerson } from '#contract/staff'
import { type Api, CallError } from '#web/api'

/** Who uses the desk in this browser, as far as it is known. */
export type DeskStanding = { kind: 'unknown' } | { kind: 'nobody' } | { kind: 'somebody'; person: StaffPerson }

/** What begins or renews a session of staff. */
export interface DeskOpened {
  token: string
  person: StaffPerson
}

/** What a session of staff needs of its browser. */
interface Place {
  /** The client that bears nothing. */
  api: Api
  /** By it tabs know that somebody has signed in, and who; it opens nothing. */
  mark: { read: () => string | undefined; write: (id: string | undefined) => void; hear: (tell: () => void) => void }
}

const unknown: DeskStanding = { kind: 'unknown' }
const nobody: DeskStanding = { kind: 'nobody' }

/**
 * The session of staff as a tab knows it. Its token is held by the document alone; the server's cookie, which scripts
 * never see, brings the next one.
 */
export function createDeskSession({ api, mark }: Place) {
  let standing = unknown
  let token: string | undefined
  // An answer to what was asked before somebody signed in or out is about another session.
  let turn = 0
  let renewing: Promise<boolean> | undefined
  const followers = new Set<() => void>()

  const stand = (next: DeskStanding) => {
    standing = next
    for (const tell of followers) tell()
  }

  const begin = (opened: DeskOpened) => {
    token = opened.token
    stand({ kind: 'somebody', person: opened.person })
  }

  const end = () => {
    turn++
    token = undefined
    mark.write(undefined)
    stand(nobody)
  }

  const exchange = async (): Promise<boolean> => {
    const asked = turn
    try {
      const opened = await api('POST /office/refresh')
      if (asked === turn) begin(opened)
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 401) throw error
      if (asked === turn) end()
    }
    return token !== undefined
  }

  /** The next token, for all who want one together; false where the session is over. */
  const renew = (): Promise<boolean> => {
    renewing ??= exchange().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  /** Looks whether another tab has signed in or out. */
  const look = () => {
    const here = standing.kind === 'somebody' ? standing.person.id : undefined
    if (standing.kind === 'unknown' || mark.read() === here) return
    turn++
    token = undefined
    stand(mark.read() === undefined ? nobody : unknown)
  }
  mark.hear(look)

  return {
    standing: () => standing,
    token: () => token,
    renew,
    look,
    /** Follows who uses the desk. */
    follow(tell: () => void) {
      followers.add(tell)
      return () => {
        followers.delete(tell)
      }
    },
    /** Who uses the desk, once it is known; it fails where the server cannot be asked. */
    async known(): Promise<DeskStanding> {
      if (standing.kind !== 'unknown') return standing
      if (mark.read() === undefined) stand(nobody)
      else await renew()
      return standing
    },
    /** Somebody has signed in here: the other tabs are told. */
    signedIn(opened: DeskOpened) {
      turn++
      begin(opened)
      mark.write(opened.person.id)
    },
    /** The session is no longer taken. */
    refused: end,
    /** Signs out in all of this browser. It fails where the server does not hear of it: then one still is signed in. */
    async signOut() {
      await api('POST /office/logout')
      end()
    },
  }
}
