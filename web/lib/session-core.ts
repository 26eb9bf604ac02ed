import { ApiError } from './api-client'
import { createStore } from './create-store'

interface SessionCoreDeps<State, Opened> {
  initial: State
  /** Exchanges the HttpOnly cookie for a new access token. */
  open: () => Promise<Opened>
  begin: (opened: Opened) => void
  /** The server rejects the cookie. */
  reject: () => void
  hasToken: () => boolean
}

/** The part that the sessions of clients and of staff share: the state, and one renewal at a time. */
export function createSessionCore<State, Opened>(deps: SessionCoreDeps<State, Opened>) {
  const { get: getState, set: setState, subscribe } = createStore(() => deps.initial)
  // Responses to requests from before a sign-in or sign-out belong to another session.
  let generation = 0
  let renewing: Promise<boolean> | undefined

  /** Returns whether the session is still the same. */
  const track = () => {
    const begun = generation
    return () => begun === generation
  }

  const exchange = async (): Promise<boolean> => {
    const isCurrent = track()
    try {
      const opened = await deps.open()
      if (isCurrent()) deps.begin(opened)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      if (isCurrent()) deps.reject()
    }
    return deps.hasToken()
  }

  return {
    getState,
    setState,
    /** Subscribes to the user. */
    subscribe,
    track,
    /** Another session begins, or none. */
    supersede: () => {
      generation++
    },
    /** Renews the token once for all concurrent callers; false if the session has ended. */
    renew: (): Promise<boolean> => {
      renewing ??= exchange().finally(() => {
        renewing = undefined
      })
      return renewing
    },
  }
}
