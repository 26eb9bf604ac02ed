import * as z from 'zod/mini'
import { count, optionalText, requiredCheckbox } from '#contract/forms/fields'
import { validationMessages } from '#domain/text/validation-messages'

const most = 5

/** Guests' feedback: an overall rating, and optional ratings of aspects; 0 is not rated. */
export const feedbackForm = z
  .object({
    overall: count(most),
    villa: count(most),
    place: count(most),
    service: count(most),
    value: count(most),
    comments: optionalText(5000),
    /** The signature for publication: "The Holms, Bergen". */
    signature: optionalText(80),
    mayPublish: requiredCheckbox,
  })
  .check(context => {
    const missing = (path: string) =>
      context.issues.push({
        code: 'custom',
        input: context.value,
        path: [path],
        message: validationMessages.missing,
        params: { fault: 'missing' },
      })
    if (context.value.overall === 0) missing('overall')
    if (context.value.mayPublish && context.value.signature === '') missing('signature')
  })
