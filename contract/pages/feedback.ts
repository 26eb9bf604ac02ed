import { z } from 'zod'
import { feedback } from '#contract/feedback'
import { pageFrame } from '#contract/pages/frame'

/** The form for guests who have returned (template 32): only shown by the link in an e-mail. */
export const feedbackPage = pageFrame
  .extend({
    template: z.literal('feedback'),
    kind: z.literal('page'),
    feedback: feedback.extend({ guid: z.string() }),
  })
  .meta({ id: 'FeedbackPage' })
