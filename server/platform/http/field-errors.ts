import { ProblemError } from '#contract/problems'
import type { ValidationCode } from '#domain/text/validation-codes'
import { validationMessages } from '#domain/text/validation-messages'

/** Rejects a body by rules that its schema cannot express: validation errors by field name. Throws `invalid-input`. */
export function throwFieldErrors(found: Readonly<Record<string, ValidationCode | undefined>>): void {
  const errors = Object.entries(found).flatMap(([field, fault]) =>
    fault ? [{ field: `body.${field}`, code: fault, detail: validationMessages[fault] }] : [],
  )
  const [first] = errors
  if (first) throw new ProblemError('invalid-input', { detail: first.detail, errors })
}
