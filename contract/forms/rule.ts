import * as z from 'zod/mini'
import type { ValidationCode } from '#domain/text/validation-codes'
import { validationMessages } from '#domain/text/validation-messages'

/** Checks a value by a rule of the domain, which returns its validation error. */
export const rule = <Value>(faultOf: (value: Value) => ValidationCode | undefined) =>
  z.check<Value>(context => {
    const fault = faultOf(context.value)
    if (fault)
      context.issues.push({
        code: 'custom',
        input: context.value,
        message: validationMessages[fault],
        params: { fault },
      })
  })
