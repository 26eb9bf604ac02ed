import { Refusal } from '#contract/refusals'
import { faultTexts } from '#domain/fault-texts'
import type { Fault } from '#domain/faults'

/** Rejects a body by rules that its schema cannot express: validation errors by field name. Throws `invalid-input`. */
export function refuseFields(found: Readonly<Record<string, Fault | undefined>>): void {
  const errors = Object.entries(found).flatMap(([field, fault]) =>
    fault ? [{ field: `body.${field}`, code: fault, detail: faultTexts[fault] }] : [],
  )
  const [first] = errors
  if (first) throw new Refusal('invalid-input', { detail: first.detail, errors })
}
