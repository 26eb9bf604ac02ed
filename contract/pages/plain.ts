import { z } from 'zod'
import { pageFrame } from '#contract/pages/frame'

const plainPage = pageFrame.extend({ kind: z.literal('page') })

/** Pages whose template shows what all pages have, and nothing more. */
export const articlePage = plainPage.extend({ template: z.literal('article') }).meta({ id: 'ArticlePage' })
export const fullWidthPage = plainPage.extend({ template: z.literal('full-width') }).meta({ id: 'FullWidthPage' })
/** The villa matchmaker: what it asks and answers is its own call's. */
export const quizPage = plainPage.extend({ template: z.literal('quiz') }).meta({ id: 'QuizPage' })
/** A page of a client's own: what is theirs on it is asked for by calls of its own. */
export const ownPage = plainPage.extend({ template: z.literal('own') }).meta({ id: 'OwnPage' })
export const notFoundPage = plainPage.extend({ template: z.literal('not-found') }).meta({ id: 'NotFoundPage' })
