import { z } from 'zod'
import { pageFrame } from '#contract/pages/frame'
import { feedback } from '#contract/site/feedback'

/** The form for guests who have returned (template 32): only shown by the link in an e-mail. */
export const feedbackPage = pageFrame
  .extend({
    template: z.literal('feedback'),
    kind: z.literal('page'),
    feedback: feedback.extend({ guid: z.string() }),
  })
  .meta({ id: 'FeedbackPage' })
