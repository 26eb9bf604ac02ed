import { expect, test, vi } from 'vitest'
import type { StaffPerson } from '#contract/staff'
import { type Api, CallError } from '#web/api'
import { createDeskSession, type DeskOpened } from './desk-session'

const person = (id: string): StaffPerson => ({
  id,
  email: `${id}@example.com`,
  name: id,
  permissions: [],
  left: false,
  hasPassword: true,
  hasSecondFactor: true,
})
const opened = (id: string): DeskOpened => ({ token: `token of ${id}`, person: person(id) })
const over = new CallError(401, { code: 'session-ended' })

/** A tab of a browser whose storage holds the mark. */
function aTab(marked?: string) {
  const tab = { marked, changed: () => {} }
  const refresh = vi.fn<() => Promise<DeskOpened>>(async () => opened(tab.marked ?? ''))
  const logout = vi.fn(async () => {})
  const session = createDeskSession({
    api: ((name: string) => (name === 'POST /office/refresh' ? refresh() : logout())) as unknown as Api,
    mark: {
      read: () => tab.marked,
      write: id => {
        tab.marked = id
      },
      hear: tell => {
        tab.changed = tell
      },
    },
  })
  return { tab, refresh, logout, session }
}

test('without a mark the user is anonymous and no request is sent', async () => {
  const { session, refresh } = aTab()
  expect(await session.known()).toEqual({ kind: 'nobody' })
  expect(refresh).not.toHaveBeenCalled()
})

test('the cookie identifies the user, with one request for all subscribers', async () => {
  const { session, refresh } = aTab('ada')
  const known = await Promise.all([session.known(), session.known(), session.renew()])
  expect(known[0]).toEqual({ kind: 'somebody', person: person('ada') })
  expect(session.token()).toBe('token of ada')
  expect(refresh).toHaveBeenCalledOnce()
})

test('an expired session ends in all tabs; an unreachable server ends none', async () => {
  const { session, refresh, tab } = aTab('ada')
  refresh.mockRejectedValueOnce(new CallError(0, {}))
  await expect(session.known()).rejects.toThrow()
  expect([session.standing(), tab.marked]).toEqual([{ kind: 'unknown' }, 'ada'])
  refresh.mockRejectedValueOnce(over)
  expect(await session.known()).toEqual({ kind: 'nobody' })
  expect(tab.marked).toBeUndefined()
})

test('a tab follows when another tab signs out or signs in as another user', async () => {
  const { session, tab } = aTab('ada')
  await session.known()
  tab.marked = undefined
  tab.changed()
  expect([session.standing(), session.token()]).toEqual([{ kind: 'nobody' }, undefined])
  tab.marked = 'ugo'
  tab.changed()
  expect(await session.known()).toEqual({ kind: 'somebody', person: person('ugo') })
})

test('a response from before a sign-out does not sign in again', async () => {
  const { session, refresh } = aTab('ada')
  await session.known()
  let answer = (_: DeskOpened) => {}
  refresh.mockImplementationOnce(
    () =>
      new Promise(resolve => {
        answer = resolve
      }),
  )
  const renewing = session.renew()
  await session.signOut()
  answer(opened('ada'))
  expect(await renewing).toBe(false)
  expect(session.standing()).toEqual({ kind: 'nobody' })
})

test('a sign-out that does not reach the server keeps the session', async () => {
  const { session, logout, tab } = aTab('ada')
  await session.known()
  logout.mockRejectedValueOnce(new CallError(0, {}))
  await expect(session.signOut()).rejects.toThrow()
  expect([session.standing().kind, tab.marked]).toEqual(['somebody', 'ada'])
})
