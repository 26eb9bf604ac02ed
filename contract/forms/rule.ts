import * as z from 'zod/mini'
import { faultTexts } from '#domain/fault-texts'
import type { Fault } from '#domain/faults'

/** Checks a value by a rule of the domain, which returns its validation error. */
export const rule = <Value>(faultOf: (value: Value) => Fault | undefined) =>
  z.check<Value>(context => {
    const fault = faultOf(context.value)
    if (fault)
      context.issues.push({ code: 'custom', input: context.value, message: faultTexts[fault], params: { fault } })
  })
