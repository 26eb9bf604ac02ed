import * as z from 'zod/mini'
import { emailAddress } from '#contract/forms/fields'

/** The subscription to the newsletter. */
export const newsletterForm = z.object({
  email: emailAddress,
})
