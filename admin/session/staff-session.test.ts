import { expect, test, vi } from 'vitest'
import type { StaffPerson } from '#contract/staff/staff'
import { type Api, ApiError } from '#web/lib/api-client'
import { createStaffSession, type StaffSessionResponse } from './staff-session'

const person = (id: string): StaffPerson => ({
  id,
  email: `${id}@example.com`,
  name: id,
  permissions: [],
  readsOnly: [],
  limitedTo: [],
  left: false,
  hasPassword: true,
  hasSecondFactor: true,
})
const opened = (id: string): StaffSessionResponse => ({ token: `token of ${id}`, person: person(id) })
const over = new ApiError(401, { code: 'session-ended' })

/** A tab of a browser whose storage holds the mark. */
function aTab(marked?: string) {
  const tab = { marked, changed: () => {} }
  const refresh = vi.fn<() => Promise<StaffSessionResponse>>(async () => opened(tab.marked ?? ''))
  const logout = vi.fn(async () => {})
  const session = createStaffSession({
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
  expect(await session.ready()).toEqual({ kind: 'anonymous' })
  expect(refresh).not.toHaveBeenCalled()
})

test('the cookie identifies the user, with one request for all subscribers', async () => {
  const { session, refresh } = aTab('ada')
  const known = await Promise.all([session.ready(), session.ready(), session.renew()])
  expect(known[0]).toEqual({ kind: 'authenticated', person: person('ada') })
  expect(session.token()).toBe('token of ada')
  expect(refresh).toHaveBeenCalledOnce()
})

test('an expired session ends in all tabs; an unreachable server ends none', async () => {
  const { session, refresh, tab } = aTab('ada')
  refresh.mockRejectedValueOnce(new ApiError(0, {}))
  await expect(session.ready()).rejects.toThrow()
  expect([session.getState(), tab.marked]).toEqual([{ kind: 'unknown' }, 'ada'])
  refresh.mockRejectedValueOnce(over)
  expect(await session.ready()).toEqual({ kind: 'anonymous' })
  expect(tab.marked).toBeUndefined()
})

test('a tab follows when another tab signs out or signs in as another user', async () => {
  const { session, tab } = aTab('ada')
  await session.ready()
  tab.marked = undefined
  tab.changed()
  expect([session.getState(), session.token()]).toEqual([{ kind: 'anonymous' }, undefined])
  tab.marked = 'ugo'
  tab.changed()
  expect(await session.ready()).toEqual({ kind: 'authenticated', person: person('ugo') })
})

test('a response from before a sign-out does not sign in again', async () => {
  const { session, refresh } = aTab('ada')
  await session.ready()
  let answer = (_: StaffSessionResponse) => {}
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
  expect(session.getState()).toEqual({ kind: 'anonymous' })
})

test('a sign-out that does not reach the server keeps the session', async () => {
  const { session, logout, tab } = aTab('ada')
  await session.ready()
  logout.mockRejectedValueOnce(new ApiError(0, {}))
  await expect(session.signOut()).rejects.toThrow()
  expect([session.getState().kind, tab.marked]).toEqual(['authenticated', 'ada'])
})
