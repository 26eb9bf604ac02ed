import { Refusal } from '#contract/refusals'
import { faultTexts } from '#domain/fault-texts'
import type { Fault } from '#domain/faults'

/** Refuses a body for what its shape alone cannot tell is wrong: faults by the names of its fields, if there are any. */
export function refuseFields(found: Readonly<Record<string, Fault | undefined>>): void {
  const errors = Object.entries(found).flatMap(([field, fault]) =>
    fault ? [{ field: `body.${field}`, code: fault, detail: faultTexts[fault] }] : [],
  )
  const [first] = errors
  if (first) throw new Refusal('invalid-input', { detail: first.detail, errors })
}
