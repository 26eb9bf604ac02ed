import * as z from 'zod/mini'
import { emailAddress, optionalText } from '#contract/forms/fields'
import { quizQuestions } from '#domain/content/quiz'

const answer = <const Options extends readonly [string, ...string[]]>(options: Options) => z.optional(z.enum(options))

/** The answers to the villa matchmaker; skipped questions are absent. */
export const quizAnswers = {
  company: answer(quizQuestions.company),
  guests: answer(quizQuestions.guests),
  country: answer(quizQuestions.country),
  morning: answer(quizQuestions.morning),
  neighbours: answer(quizQuestions.neighbours),
  evening: answer(quizQuestions.evening),
  budget: answer(quizQuestions.budget),
}

/** The request for the results of the villa matchmaker by e-mail. */
export const matchesForm = z.object({
  email: emailAddress,
  ...quizAnswers,
  /** A honeypot: hidden from people, so that only bots fill it in. */
  website: optionalText(500),
})
