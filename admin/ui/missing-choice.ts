import { ApiError } from '#web/lib/api-client'

/**
 * The failure of a form without a choice that no field of the form holds: it keeps what was typed, and the field's
 * message says what is missing.
 */
export const missingChoice = (...fields: string[]): ApiError =>
  new ApiError(422, {
    code: 'invalid-input',
    errors: fields.map(field => ({ field: `body.${field}`, code: 'missing', detail: '' })),
  })
