import type { FastifyReply } from 'fastify'
import type { CardPaymentResponse } from '#contract/payments/payments'
import type { Actor } from '#domain/access/actor'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import type { Attempt } from '../queries.ts'
import { setChallengeCookie } from './challenge-cookie.ts'
import { presentAttempt } from './present-attempt.ts'

/** Replies to the payer; for a bank challenge, with its cookie. */
export async function answerPayment(
  reply: FastifyReply,
  { db, catalogue, configuration }: Context,
  attempt: Attempt,
  shownTo: { actor: Actor; language: Language },
): Promise<CardPaymentResponse> {
  const shown = await presentAttempt(db, { catalogue, configuration }, attempt, shownTo)
  setChallengeCookie(reply, configuration, shown)
  return shown
}
