import * as z from 'zod/mini'
import { text } from '#contract/forms/fields'
import { rule } from '#contract/forms/rule'
import { emailFault } from '#domain/email'
import { passwordFault } from '#domain/password'
import { nameFault } from '#domain/person'

/** A password that is to be set; its blanks are its own. */
export const newPassword = z.string().check(z.maxLength(500), rule(passwordFault))

/** A password that somebody has: whatever rules it was set by. */
export const ownPassword = z.string().check(
  z.maxLength(500),
  rule(password => (password === '' ? 'missing' : undefined)),
)

const email = text(1000, emailFault)
const name = text(400, nameFault)

/** Who completes a registration: the address is that of the letter. */
export const registrationForm = z.object({ firstname: name, lastname: name, password: newPassword })

/** Who signs up, as the call takes it. */
export const newAccount = z.extend(registrationForm, { email })

/** Who is invited to share a booking. */
export const guestLoginForm = z.object({ email, firstname: name, lastname: name })

/** How somebody who is invited is called. */
export const guestNamesForm = z.object({ firstname: name, lastname: name })

/** An address alone. */
export const addressForm = z.object({ email })
