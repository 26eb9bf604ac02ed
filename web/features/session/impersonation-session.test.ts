import { expect, test, vi } from 'vitest'
import { type Api, ApiError } from '#web/lib/api-client'
import { createImpersonationSession, readOnlyTransport, setReadOnlyMessage } from './impersonation-session'

const contact = {
  id: 'ada',
  email: 'ada@example.com',
  firstname: 'Ada',
  lastname: 'Ferrante',
  coSignIn: false,
  coSignInRole: null,
  loggedInAsContactAdmin: true,
  guest: false,
  proven: true,
  toursSeen: [],
  hasPassword: true,
}

function looking(refresh: () => Promise<{ token: string }> = async () => ({ token: 'of the desk' })) {
  const lookAway = vi.fn(async (_: string) => {})
  const [forget, goBack] = [vi.fn(), vi.fn()]
  const session = createImpersonationSession(
    { token: 'to look', expiresAt: '2027-01-15T10:30:00.000Z', contact },
    { api: (() => refresh()) as unknown as Api, lookAway, forget, goBack },
  )
  return { session, lookAway, forget, goBack }
}

test("an impersonation shows the client's view, and never renews it", async () => {
  const { session, forget, goBack } = looking()
  expect(await session.known()).toEqual({ kind: 'authenticated', contact })
  expect(session.token()).toBe('to look')
  expect(await session.renew()).toBe(false)
  expect(session.token()).toBeUndefined()
  expect(forget).toHaveBeenCalledOnce()
  expect(goBack).toHaveBeenCalledWith(true)
})

test('it is ended on the server before the return to the back office', async () => {
  const { session, lookAway, forget, goBack } = looking()
  await session.signOut()
  expect(lookAway).toHaveBeenCalledWith('of the desk')
  expect(forget).toHaveBeenCalledOnce()
  expect(goBack).toHaveBeenCalledWith(false)
})

test('it ends with the staff session, and continues if the server is unreachable', async () => {
  const signedOut = looking(() => Promise.reject(new ApiError(401, {})))
  await signedOut.session.signOut()
  expect(signedOut.goBack).toHaveBeenCalledWith(false)
  const away = looking(() => Promise.reject(new ApiError(0, {})))
  await expect(away.session.signOut()).rejects.toThrow()
  expect(away.forget).not.toHaveBeenCalled()
  expect(away.session.token()).toBe('to look')
})

test('changes are rejected before they are sent, with the message of the page', async () => {
  const transport = vi.fn(async () => new Response('{}'))
  const ask = readOnlyTransport(transport)
  const early = expect(ask('/api/x', { method: 'POST', headers: {} })).rejects.toMatchObject({
    message: 'You only read.',
  })
  setReadOnlyMessage('You only read.')
  await early
  for (const method of ['POST', 'PUT', 'DELETE'])
    await expect(ask('/api/x', { method, headers: {} })).rejects.toMatchObject({
      code: 'looking-on',
      message: 'You only read.',
    })
  expect(transport).not.toHaveBeenCalled()
  expect((await ask('/api/x', { method: 'GET', headers: {} })).status).toBe(200)
})
