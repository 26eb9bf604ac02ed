import { Refusal } from '#contract/refusals'
import { type Fault, faults } from '#domain/faults'

/** Refuses a body for what its shape alone cannot tell is wrong: faults by the names of its fields, if there are any. */
export function refuseFields(found: Readonly<Record<string, Fault | undefined>>): void {
  const errors = Object.entries(found).flatMap(([field, fault]) =>
    fault ? [{ field: `body.${field}`, code: fault, detail: faults[fault] }] : [],
  )
  const [first] = errors
  if (first) throw new Refusal('invalid-input', { detail: first.detail, errors })
}
