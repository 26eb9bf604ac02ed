export { draftValue, forgetDraft, useDraftState } from './drafts'
export { restoreDraft } from './form-values'
export { createIdempotencyKey, errorMessage, type Shape, useForm } from './use-form'
