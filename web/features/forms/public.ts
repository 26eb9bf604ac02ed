export { draftValue, forgetDraft, useDraftState } from './drafts'
export { restoreDraft, toNestedObject, valuesOf } from './form-values'
export { createIdempotencyKey, errorMessage, type Shape, useForm } from './use-form'
