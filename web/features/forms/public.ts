export { draftValue, forgetDraft, useDraftState } from './drafts'
export { restoreDraft } from './form-values'
export { createIdempotencyKey, errorMessage, useForm } from './use-form'
