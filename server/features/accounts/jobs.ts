import { z } from 'zod'
import { userTypes } from '#domain/people/accounts'
import { languages } from '#domain/text/language'
import { defineJob } from '#server/platform/jobs/define-job'

/** E-mails the link to sign in. For an unknown address the account is 0, so that the request takes as long. */
export const sendSignInLink = defineJob({
  name: 'send-sign-in-link',
  payload: z.object({
    accountId: z.number().int(),
    userType: z.enum(userTypes),
    language: z.enum(languages).optional(),
  }),
})
