import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { feedbackForm } from '#contract/forms/feedback'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Language } from '#domain/text/language'
import { enqueue } from '#server/platform/jobs/enqueue'
import { unpublish } from './decide-feedback.ts'
import { forwardFeedback } from './jobs.ts'
import { findFeedback } from './queries.ts'

type Said = z.output<typeof feedbackForm> & { feedbackId: number; guid: string; language: Language }

/** Stores the feedback of guests on their stay, replacing earlier feedback and the review made of it. */
export async function submitFeedback(tx: Transaction, said: Said): Promise<number> {
  const found = await findFeedback(tx, { id: said.feedbackId, by: 'feedbackid', guid: said.guid })
  if (!found) throw new ProblemError('not-found')
  const { overall, villa, place, service, value, comments, signature, mayPublish, language } = said
  await unpublish(tx, found.feedback.reviewId)
  const rated = (stars: number) => stars || null
  await tx
    .update(tables.feedback)
    .set({
      overall: rated(overall),
      villa: rated(villa),
      place: rated(place),
      service: rated(service),
      value: rated(value),
      comments,
      signature,
      mayPublish,
      language,
      givenAt: sql`app_now()`,
      // Other words are decided anew; until then nothing of them is public.
      ...{ decision: null, decidedBy: null, decidedAt: null, reviewId: null },
    })
    .where(eq(tables.feedback.id, found.feedback.id))
  await enqueue(tx, forwardFeedback, { feedbackId: found.feedback.id })
  return found.feedback.id
}
