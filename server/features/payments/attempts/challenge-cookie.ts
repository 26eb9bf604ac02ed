import { stringifySetCookie } from 'cookie'
import type { FastifyReply } from 'fastify'
import type { CardPaymentResponse } from '#contract/payments/payments'
import type { Configuration } from '#server/platform/config/configuration'

const seconds = 15

const set = (reply: FastifyReply, { publicUrl }: Configuration, value: string, maxAge: number) =>
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: '3dsecure',
      value,
      maxAge,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: publicUrl.startsWith('https:'),
    }),
  )

/**
 * Sets the short-lived cookie of a payment that goes to the cardholder's bank, with its reference alone (PD-88). No
 * code reads it back: the state of the payment decides, and a return without the cookie is complete.
 */
export function setChallengeCookie(
  reply: FastifyReply,
  configuration: Configuration,
  { state, md }: Pick<CardPaymentResponse, 'state' | 'md'>,
): void {
  if (state === 'challenge' && md !== null) set(reply, configuration, md, seconds)
}

/** Removes it when the browser returns from the bank. */
export const clearChallengeCookie = (reply: FastifyReply, configuration: Configuration): void => {
  set(reply, configuration, '', 0)
}
