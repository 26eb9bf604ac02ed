import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenSession } from '#contract/account/sessions'
import { type Device, parseUserAgent } from '#domain/access/user-agent'
import type { Configuration } from '#server/platform/config/configuration'
import { rememberBrowser } from './known-browser.ts'
import { setSessionCookies } from './session-cookies.ts'
import { attemptCounterKeys, type StartedSession } from './sign-in.ts'

export const deviceOfRequest = ({ headers }: FastifyRequest): Device => parseUserAgent(headers['user-agent'])

/** Sends a new session to the browser, and writes to the security log. */
export function sendNewSession(reply: FastifyReply, configuration: Configuration, begun: StartedSession): OpenSession {
  reply.server.securityEvent('signed-in', reply.request)
  const answer = sendSession(reply, configuration, begun)
  const { email, coSignIn } = begun.contact
  if (email)
    rememberBrowser(reply, configuration, attemptCounterKeys(coSignIn ? 'cosignin' : 'contact', email), '/api/auth')
  return answer
}

/** Sends a session to the browser: its cookies, the bearer token, and its contact. */
export function sendSession(reply: FastifyReply, configuration: Configuration, begun: StartedSession): OpenSession {
  setSessionCookies(reply, configuration, begun)
  return { token: begun.token, expiresAt: begun.expiresAt.toISOString(), contact: begun.contact }
}

/** The reply where the link in an e-mail has to be opened first. */
export const signInPendingResponse = { token: null, expiresAt: null, contact: null, mailed: true } as const
