import { z } from 'zod'
import { feedback } from '#contract/feedback'
import { pageFrame } from '#contract/pages/frame'

/** The form for guests who have returned (template 32): there only for the link of a letter. */
export const feedbackPage = pageFrame
  .extend({
    template: z.literal('feedback'),
    kind: z.literal('page'),
    feedback: feedback.extend({ guid: z.string() }),
  })
  .meta({ id: 'FeedbackPage' })
