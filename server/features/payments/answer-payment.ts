import type { FastifyReply } from 'fastify'
import type { CardPaymentShown } from '#contract/payments'
import type { Actor } from '#domain/actor'
import type { Language } from '#domain/language'
import type { Context } from '#server/context'
import { setChallengeCookie } from './challenge-cookie.ts'
import { presentAttempt } from './present-attempt.ts'
import type { Attempt } from './queries.ts'

/** Replies to the payer; for a bank challenge, with its cookie. */
export async function answerPayment(
  reply: FastifyReply,
  { db, catalogue, configuration }: Context,
  attempt: Attempt,
  shownTo: { actor: Actor; language: Language },
): Promise<CardPaymentShown> {
  const shown = await presentAttempt(db, { catalogue, configuration }, attempt, shownTo)
  setChallengeCookie(reply, configuration, shown)
  return shown
}
