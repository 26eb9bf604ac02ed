import { z } from 'zod'
import { pageFrame } from '#contract/pages/frame'

const plainPage = pageFrame.extend({ kind: z.literal('page') })

/** Pages whose template shows only the common data of all pages. */
export const articlePage = plainPage.extend({ template: z.literal('article') }).meta({ id: 'ArticlePage' })
export const fullWidthPage = plainPage.extend({ template: z.literal('full-width') }).meta({ id: 'FullWidthPage' })
/** The villa matchmaker: its questions and results come from an endpoint of its own. */
export const quizPage = plainPage.extend({ template: z.literal('quiz') }).meta({ id: 'QuizPage' })
/** A page of the client area: its personal content comes from endpoints of its own. */
export const ownPage = plainPage.extend({ template: z.literal('own') }).meta({ id: 'OwnPage' })
export const notFoundPage = plainPage.extend({ template: z.literal('not-found') }).meta({ id: 'NotFoundPage' })
