import * as z from 'zod/mini'
import { emailAddress, requiredCheckbox, text } from '#contract/forms/fields'
import { rule } from '#contract/forms/rule'
import { validatePassword } from '#domain/people/password'
import { validateName } from '#domain/people/person'
import { scriptFault } from '#domain/text/printable-text'
import { validationMessages } from '#domain/text/validation-messages'

/** A new password; blanks are significant. */
export const newPassword = z.string().check(z.maxLength(500), rule(validatePassword))

/** An existing password, set by any rules. */
export const ownPassword = z.string().check(
  z.maxLength(500),
  rule(password => (password === '' ? 'missing' : undefined)),
)

const email = emailAddress
/** An account's name appears on confirmations and invoices of bookings without a name of their own. */
const name = text(400, value => validateName(value) ?? scriptFault(value))

/** The completion of a registration: the address comes from the link in the e-mail. */
export const registrationForm = z.object({ firstname: name, lastname: name, password: newPassword })

/** A sign-up, as the endpoint takes it. */
export const newAccount = z.extend(registrationForm, { email })

/** The sign-up form, whose terms box must be ticked. */
export const signUpForm = z.extend(newAccount, {
  terms: requiredCheckbox.check(rule(agreed => (agreed ? undefined : 'missing'))),
})

/** The scope of an invitation (PD-92). */
const scope = {
  role: z.union([z.literal(1), z.literal(2)]),
  allBookings: z.boolean(),
  bookings: z.array(z.int().check(z.positive(), z.lte(2_147_483_647))).check(z.maxLength(200)),
  prices: z.boolean(),
}

/** An invitation needs at least one booking. */
export const namesBookings = z.check<{ allBookings: boolean; bookings: readonly number[] }>(context => {
  const { value } = context
  if (value.allBookings || value.bookings.length > 0) return
  const params = { fault: 'missing' as const }
  context.issues.push({ code: 'custom', input: value, path: ['bookings'], message: validationMessages.missing, params })
})

/** Role, bookings and prices of an invitation. */
export const guestScopeForm = z.object(scope).check(namesBookings)

/** An invitation, as the endpoint extends it. */
export const invitationFields = z.object({ email, firstname: name, lastname: name, ...scope })

/** The form of an invitation. */
export const invitationForm = invitationFields.check(namesBookings)

/** The name of an invited person. */
export const guestNamesForm = z.object({ firstname: name, lastname: name })

/** An address alone. */
export const addressForm = z.object({ email })

const again = z.string().check(
  z.maxLength(500),
  rule(password => (password === '' ? 'missing' : undefined)),
)

/** The second value must equal the first; an invalid first one is reported alone. */
const typedTwice = (first: string) =>
  z.check<Record<string, unknown>>(context => {
    const { value } = context
    if (value.confirm === '' || value.confirm === value[first]) return
    const params = { fault: 'invalid' as const }
    context.issues.push({
      code: 'custom',
      input: value,
      path: ['confirm'],
      message: validationMessages.invalid,
      params,
    })
  })

/** A password that is set by the link in an e-mail, typed twice. */
export const resetForm = z.object({ password: newPassword, confirm: again }).check(typedTwice('password'))

/** The same for a client or guest, who can remove all other sign-in methods. */
export const recoveryForm = z
  .object({ password: newPassword, confirm: again, removeOtherWays: requiredCheckbox })
  .check(typedTwice('password'))

/** A new address; requires the password. */
export const changeAddressForm = z.extend(addressForm, { password: ownPassword })

/** The current password and a new one, typed twice. */
export const changeForm = z
  .object({ password: ownPassword, newPassword, confirm: again })
  .check(typedTwice('newPassword'))

/** A log-in. Only the server knows whether the address exists. */
export const logInForm = z.object({
  email: text(1000, value => (value === '' ? 'missing' : undefined)),
  password: ownPassword,
})
