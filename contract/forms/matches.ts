import * as z from 'zod/mini'
import { emailAddress, open } from '#contract/forms/fields'
import { quizQuestions } from '#domain/quiz'

const answer = <const Options extends readonly [string, ...string[]]>(options: Options) => z.optional(z.enum(options))

/** The answers to the villa matchmaker; what was left open is absent. */
export const quizAnswers = {
  company: answer(quizQuestions.company),
  guests: answer(quizQuestions.guests),
  country: answer(quizQuestions.country),
  morning: answer(quizQuestions.morning),
  neighbours: answer(quizQuestions.neighbours),
  evening: answer(quizQuestions.evening),
  budget: answer(quizQuestions.budget),
}

/** What the result of the villa matchmaker is asked for with. */
export const matchesForm = z.object({
  email: emailAddress,
  ...quizAnswers,
  /** Nobody sees this field: what fills it in is a program. */
  website: open(500),
})
