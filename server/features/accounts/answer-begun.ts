import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenSession } from '#contract/sessions'
import { type Device, deviceOf } from '#domain/device'
import type { Configuration } from '#server/platform/configuration'
import { rememberBrowser } from './known-browser.ts'
import { setSessionCookies } from './session-cookies.ts'
import { type Begun, triesOf } from './sign-in.ts'

export const deviceOfRequest = ({ headers }: FastifyRequest): Device => deviceOf(headers['user-agent'])

/** Sends a new session to the browser, and writes to the security log. */
export function answerBegun(reply: FastifyReply, configuration: Configuration, begun: Begun): OpenSession {
  reply.server.securityEvent('signed-in', reply.request)
  const answer = answerSession(reply, configuration, begun)
  const { email, coSignIn } = begun.contact
  if (email) rememberBrowser(reply, configuration, triesOf(coSignIn ? 'cosignin' : 'contact', email), '/api/auth')
  return answer
}

/** Sends a session to the browser: its cookies, the bearer token, and its contact. */
export function answerSession(reply: FastifyReply, configuration: Configuration, begun: Begun): OpenSession {
  setSessionCookies(reply, configuration, begun)
  return { token: begun.token, expiresAt: begun.expiresAt.toISOString(), contact: begun.contact }
}

/** The reply where the link in an e-mail has to be opened first. */
export const notBegun = { token: null, expiresAt: null, contact: null, mailed: true } as const
