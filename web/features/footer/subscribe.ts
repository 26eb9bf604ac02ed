import { api } from '#web/api'

/** Signs an address up for the letter. */
export const subscribe = (email: string) => api('POST /core/contacts/emailsub/footer', { body: { email } })
