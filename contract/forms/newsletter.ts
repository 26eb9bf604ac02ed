import * as z from 'zod/mini'
import { emailAddress } from '#contract/forms/fields'

/** What the letter is asked for with. */
export const newsletterForm = z.object({
  email: emailAddress,
})
