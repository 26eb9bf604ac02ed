import { describe, expect, test, vi } from 'vitest'
import type { CurrentContact, OpenSession } from '#contract/account/sessions'
import { type Api, ApiError } from '#web/lib/api-client'
import { createSession, type SessionMessage, type StoredSession } from './session'

const contact = (id: string): CurrentContact => ({
  id,
  email: `${id}@example.com`,
  firstname: id,
  lastname: '',
  coSignIn: false,
  coSignInRole: null,
  loggedInAsContactAdmin: false,
  guest: false,
  proven: true,
  toursSeen: [],
  hasPassword: true,
})

const opened = (id: string, token = `token of ${id}`): OpenSession => ({
  token,
  expiresAt: '2027-01-15T10:15:00.000Z',
  contact: contact(id),
})

const refusal = new ApiError(401, { code: 'session-ended' })

interface Given {
  cookie?: string | undefined
  kept?: StoredSession
  refresh?: () => Promise<OpenSession>
  whose?: (token: string) => Promise<CurrentContact>
  logout?: () => Promise<void>
  claim?: (token: string, begun: string) => Promise<unknown>
  now?: string
}

/** A tab that records its requests, storage and messages. */
function aTab({ cookie, kept = {}, refresh, whose, logout, claim, now = '2027-01-15T10:00:00.000Z' }: Given = {}) {
  const tab = {
    cookie,
    kept,
    asked: [] as string[],
    told: [] as SessionMessage[],
    draftsForgotten: 0,
    hear: (_: SessionMessage): void => {},
  }
  const answers: Record<string, () => Promise<unknown>> = {
    'POST /auth/refresh': refresh ?? (() => Promise.resolve(opened(tab.cookie ?? ''))),
    'POST /auth/logout': logout ?? (() => Promise.resolve()),
  }
  const session = createSession({
    api: ((name: string) => {
      tab.asked.push(name)
      return answers[name]?.()
    }) as unknown as Api,
    fetchContact: token => {
      tab.asked.push('whose')
      return whose ? whose(token) : Promise.resolve(contact(tab.cookie ?? ''))
    },
    claim: (token, begun) => {
      tab.asked.push(`claim ${begun}`)
      return claim ? claim(token, begun) : Promise.resolve()
    },
    cookie: () => tab.cookie,
    kept: {
      read: () => tab.kept,
      write: next => {
        tab.kept = next
      },
    },
    forgetDrafts: () => {
      tab.draftsForgotten++
    },
    tabs: {
      broadcast: told => tab.told.push(told),
      onMessage: listener => {
        tab.hear = listener
      },
    },
    now: () => Date.parse(now),
  })
  return { tab, session }
}

const bearerOf = (id: string) => ({ token: `token of ${id}`, id, expiresAt: '2027-01-15T10:15:00.000Z' })

describe('the user of this browser', () => {
  test('is anonymous without the cookie, and no request is sent', async () => {
    const { tab, session } = aTab()
    expect(await session.known()).toEqual({ kind: 'anonymous' })
    expect(tab.asked).toEqual([])
  })

  test('is the owner of the cookie, after a renewal', async () => {
    const { tab, session } = aTab({ cookie: 'ada' })
    expect(await session.known()).toEqual({ kind: 'authenticated', contact: contact('ada') })
    expect(session.token()).toBe('token of ada')
    expect(tab.kept).toEqual({ token: bearerOf('ada'), owner: 'ada' })
  })

  test("is identified by the tab's stored token while it is valid", async () => {
    const { tab, session } = aTab({ cookie: 'ada', kept: { token: bearerOf('ada'), owner: 'ada' } })
    expect(await session.known()).toMatchObject({ kind: 'authenticated' })
    expect(tab.asked).toEqual(['whose'])
  })

  test.each([
    ['too old', { now: '2027-01-15T10:15:01.000Z' }, 'ada', ['POST /auth/refresh']],
    ['another user’s', {}, 'ugo', ['POST /auth/refresh']],
    ['rejected', { whose: () => Promise.reject(refusal) }, 'ada', ['whose', 'POST /auth/refresh']],
  ])('is renewed if the stored token is %s', async (_, given, cookie, asked) => {
    const { tab, session } = aTab({ cookie, kept: { token: bearerOf('ada'), owner: 'ada' }, ...given })
    expect(await session.known()).toEqual({ kind: 'authenticated', contact: contact(cookie) })
    expect(tab.asked).toEqual(asked)
  })

  test('stays unknown if the server is unreachable, and is requested again', async () => {
    const refresh = vi.fn<() => Promise<OpenSession>>()
    refresh.mockRejectedValueOnce(new ApiError(0, {})).mockResolvedValueOnce(opened('ada'))
    const { session } = aTab({ cookie: 'ada', refresh })
    await expect(session.known()).rejects.toThrow()
    expect(session.getState()).toEqual({ kind: 'unknown' })
    expect(await session.known()).toMatchObject({ kind: 'authenticated' })
  })

  test('is anonymous once the server rejects the session, in all tabs', async () => {
    const { tab, session } = aTab({ cookie: 'ada', refresh: () => Promise.reject(refusal) })
    expect(await session.known()).toEqual({ kind: 'anonymous' })
    expect(tab.told).toEqual([{ kind: 'over', gone: false }])
  })

  test('is requested once for twenty concurrent callers', async () => {
    const { tab, session } = aTab({ cookie: 'ada' })
    await Promise.all(Array.from({ length: 20 }, () => session.known()))
    await Promise.all(Array.from({ length: 20 }, () => session.renew()))
    expect(tab.asked).toEqual(['POST /auth/refresh', 'POST /auth/refresh'])
  })
})

describe('late responses', () => {
  test('a renewal from before a sign-out does not sign in again', async () => {
    let answer = (_: OpenSession) => {}
    const refresh = () =>
      new Promise<OpenSession>(resolve => {
        answer = resolve
      })
    const { session } = aTab({ cookie: 'ada', refresh })
    const renewing = session.renew()
    await session.signOut()
    answer(opened('ada'))
    expect(await renewing).toBe(false)
    expect(session.getState()).toEqual({ kind: 'anonymous' })
    expect(session.token()).toBeUndefined()
  })

  test('a rejection of the previous session does not end the current one', async () => {
    let refuse = (_: unknown) => {}
    const refresh = () =>
      new Promise<OpenSession>((_, reject) => {
        refuse = reject
      })
    const { session } = aTab({ cookie: 'ada', refresh })
    const renewing = session.renew()
    session.signedIn(opened('ugo'))
    refuse(refusal)
    expect(await renewing).toBe(true)
    expect(session.getState()).toEqual({ kind: 'authenticated', contact: contact('ugo') })
  })
})

describe('signing out', () => {
  test('leaves nothing behind, and notifies the other tabs', async () => {
    const { tab, session } = aTab({ cookie: 'ada' })
    await session.known()
    await session.signOut()
    expect(tab.kept).toEqual({})
    expect(tab.draftsForgotten).toBe(1)
    expect(tab.told).toEqual([{ kind: 'over', gone: true }])
    expect(session.getState()).toEqual({ kind: 'anonymous' })
  })

  test('that does not reach the server keeps the session', async () => {
    const { tab, session } = aTab({ cookie: 'ada', logout: () => Promise.reject(new ApiError(0, {})) })
    await session.known()
    await expect(session.signOut()).rejects.toThrow()
    expect(session.getState()).toMatchObject({ kind: 'authenticated' })
    expect(tab.told).toEqual([])
  })
})

describe('drafts', () => {
  test('stay for their owner if the session expires', async () => {
    const { tab, session } = aTab({ cookie: 'ada' })
    await session.known()
    session.handleRejectedToken()
    expect(tab.kept).toEqual({ owner: 'ada' })
    session.signedIn(opened('ada'))
    expect(tab.draftsForgotten).toBe(0)
  })

  test('are removed when another user signs in', async () => {
    const { tab, session } = aTab({ kept: { owner: 'ada' } })
    await session.known()
    expect(tab.draftsForgotten).toBe(0)
    session.signedIn(opened('ugo'))
    expect(tab.draftsForgotten).toBe(1)
  })

  test('stay with a visitor who holds another villa, still without an account, or signs in then', async () => {
    const guest = (id: string): OpenSession => ({ ...opened(id), contact: { ...contact(id), guest: true } })
    const { tab, session } = aTab()
    session.signedIn(guest('one'))
    session.signedIn(guest('two'))
    expect(tab.draftsForgotten).toBe(0)
    session.signedIn(opened('ada'))
    expect(tab.draftsForgotten).toBe(0)
    session.signedIn(opened('ugo'))
    expect(tab.draftsForgotten).toBe(1)
  })

  test('are removed if the session ended elsewhere while this tab was closed', async () => {
    const { tab, session } = aTab({ kept: { token: bearerOf('ada'), owner: 'ada' } })
    expect(await session.known()).toEqual({ kind: 'anonymous' })
    expect([tab.draftsForgotten, tab.kept]).toEqual([1, {}])
  })

  test('stay with a visitor who has never signed in here', async () => {
    const { tab, session } = aTab()
    await session.known()
    session.signedIn(opened('ada'))
    expect(tab.draftsForgotten).toBe(0)
  })
})

describe('other tabs', () => {
  test('a tab at the log-in is notified of a sign-in elsewhere', async () => {
    const { tab, session } = aTab()
    await session.known()
    tab.cookie = 'ada'
    tab.hear({ kind: 'signed-in' })
    expect(await session.known()).toEqual({ kind: 'authenticated', contact: contact('ada') })
  })

  test('a signed-in tab is notified of the sign-out', async () => {
    const { tab, session } = aTab({ cookie: 'ada' })
    await session.known()
    tab.cookie = undefined
    tab.hear({ kind: 'over', gone: true })
    expect(session.getState()).toEqual({ kind: 'anonymous' })
    expect(session.token()).toBeUndefined()
  })

  test('a signed-in tab shows no data once another user has signed in', async () => {
    const { tab, session } = aTab({ cookie: 'ada' })
    await session.known()
    const seen: string[] = []
    session.subscribe(() => seen.push(session.getState().kind))
    tab.cookie = 'ugo'
    tab.hear({ kind: 'signed-in' })
    expect(seen).toEqual(['unknown'])
    expect(session.token()).toBeUndefined()
    expect(await session.known()).toEqual({ kind: 'authenticated', contact: contact('ugo') })
  })

  test('the end of the previous session changes nothing', async () => {
    const { tab, session } = aTab({ cookie: 'ugo' })
    await session.known()
    tab.hear({ kind: 'over', gone: true })
    expect(session.getState()).toMatchObject({ kind: 'authenticated' })
  })

  test('a tab without a notification reads the cookie', async () => {
    const { tab, session } = aTab({ cookie: 'ada' })
    await session.known()
    tab.cookie = undefined
    session.look()
    expect(session.getState()).toEqual({ kind: 'anonymous' })
    expect(tab.draftsForgotten).toBe(1)
  })
})

describe('a booking begun without an account', () => {
  const guest = { ...opened('guest'), contact: { ...contact('guest'), guest: true, email: null } }
  const inAs = (
    tab: { cookie?: string | undefined },
    session: ReturnType<typeof aTab>['session'],
    given: OpenSession,
  ) => {
    tab.cookie = given.contact.id
    session.signedIn(given)
  }

  test('is claimed for the user who signs in, in the next document, with its drafts', async () => {
    const { tab, session } = aTab()
    await session.known()
    inAs(tab, session, guest)
    inAs(tab, session, opened('ada'))
    expect(tab.kept).toEqual({ token: bearerOf('ada'), owner: 'ada', guestToken: 'token of guest' })
    expect([tab.draftsForgotten, tab.asked]).toEqual([0, []])
    const next = aTab({ cookie: 'ada', kept: tab.kept })
    await next.session.known()
    expect(next.tab.asked).toEqual(['whose', 'claim token of guest'])
    expect(next.tab.kept).toEqual({ token: bearerOf('ada'), owner: 'ada' })
  })

  test.each([
    ['the server is unreachable', 0, 'token of guest'],
    ['the token is invalid', 404, undefined],
  ])('is retried after a network error only: %s', async (_, status, begun) => {
    const kept = { token: bearerOf('ada'), owner: 'ada', guestToken: 'token of guest' }
    const claim = () => Promise.reject(new ApiError(status, {}))
    const { tab, session } = aTab({ cookie: 'ada', kept, claim })
    expect(await session.known()).toMatchObject({ kind: 'authenticated' })
    expect(tab.kept.guestToken).toBe(begun)
  })

  test('is neither claimed for guests, nor for the user who signs in after a log-out', async () => {
    const { tab, session } = aTab()
    await session.known()
    inAs(tab, session, guest)
    inAs(tab, session, { ...opened('ugo'), contact: { ...contact('ugo'), coSignIn: true } })
    expect([tab.kept.guestToken, tab.draftsForgotten]).toEqual([undefined, 1])
    inAs(tab, session, guest)
    await session.signOut()
    inAs(tab, session, opened('ada'))
    expect(tab.kept.guestToken).toBeUndefined()
  })
})
