export { draftValue, forgetDraft } from './drafts'
export { errorMessage } from './error-message'
export { restoreDraft } from './form-values'
export { createIdempotencyKey, useForm } from './use-form'
