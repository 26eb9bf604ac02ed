import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import type { UserType } from '#domain/people/accounts'

/** Headers of a request from a page of the site. */
export const ownPage = { 'sec-fetch-site': 'same-origin' } as const

export const basic = (email: string, password: string): string =>
  `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`

interface Given {
  email?: string
  password?: string
  userType?: UserType
  headers?: Record<string, string>
}

/** Signs in; as the demonstration's lead booker by default. */
export const signInBy = (
  app: FastifyInstance,
  {
    email = demonstrationAccounts.leadBooker,
    password = demonstrationPassword,
    userType = 'contact',
    headers = {},
  }: Given = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/api/auth/token',
    headers: { authorization: basic(email, password), usertype: userType, ...headers },
  })

/** The session cookie of a response, as a request header. */
export function sessionCookie(reply: LightMyRequestResponse): string {
  const cookie = reply.cookies.find(({ name }) => name === 'session')
  if (!cookie) throw new Error(`no session: ${reply.statusCode} ${reply.body}`)
  return `session=${cookie.value}`
}

/** The authorization header of a signed-in user. */
export const bearer = (reply: LightMyRequestResponse): { authorization: string } => ({
  authorization: `Bearer ${reply.json().token}`,
})
