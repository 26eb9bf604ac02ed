import * as z from 'zod/mini'
import { rule } from '#contract/forms/rule'
import { emailFault } from '#domain/email'

/** What the letter is asked for with. */
export const newsletterForm = z.object({
  email: z.string().check(z.maxLength(1000), z.trim(), rule(emailFault)),
})
