import * as z from 'zod/mini'
import { emailAddress, text, ticked } from '#contract/forms/fields'
import { rule } from '#contract/forms/rule'
import { faultTexts } from '#domain/fault-texts'
import { passwordFault } from '#domain/password'
import { nameFault } from '#domain/person'
import { scriptFault } from '#domain/printable-text'

/** A password that is to be set; its blanks are its own. */
export const newPassword = z.string().check(z.maxLength(500), rule(passwordFault))

/** A password that somebody has: whatever rules it was set by. */
export const ownPassword = z.string().check(
  z.maxLength(500),
  rule(password => (password === '' ? 'missing' : undefined)),
)

const email = emailAddress
/** An account's name stands on confirmations and invoices of bookings that name nobody else. */
const name = text(400, value => nameFault(value) ?? scriptFault(value))

/** Who completes a registration: the address is that of the letter. */
export const registrationForm = z.object({ firstname: name, lastname: name, password: newPassword })

/** Who signs up, as the call takes it. */
export const newAccount = z.extend(registrationForm, { email })

/** The form of the same, whose box must be ticked. */
export const signUpForm = z.extend(newAccount, {
  terms: ticked.check(rule(agreed => (agreed ? undefined : 'missing'))),
})

/** What somebody is invited to see (PD-92). */
const scope = {
  role: z.union([z.literal(1), z.literal(2)]),
  allBookings: z.boolean(),
  bookings: z.array(z.int().check(z.positive())).check(z.maxLength(200)),
  prices: z.boolean(),
}

/** Without a booking there is nothing to see. */
export const namesBookings = z.check<{ allBookings: boolean; bookings: readonly number[] }>(context => {
  const { value } = context
  if (value.allBookings || value.bookings.length > 0) return
  const params = { fault: 'missing' as const }
  context.issues.push({ code: 'custom', input: value, path: ['bookings'], message: faultTexts.missing, params })
})

/** Role, bookings and prices of an invitation. */
export const guestScopeForm = z.object(scope).check(namesBookings)

/** Who is invited, and to what, as the call extends it. */
export const invitationFields = z.object({ email, firstname: name, lastname: name, ...scope })

/** The form of the same. */
export const invitationForm = invitationFields.check(namesBookings)

/** How somebody who is invited is called. */
export const guestNamesForm = z.object({ firstname: name, lastname: name })

/** An address alone. */
export const addressForm = z.object({ email })

const again = z.string().check(
  z.maxLength(500),
  rule(password => (password === '' ? 'missing' : undefined)),
)

/** The second must be as the first: else it is of no use. */
const typedTwice = (first: string) =>
  z.check<Record<string, unknown>>(context => {
    const { value } = context
    if (value.confirm === '' || value.confirm === value[first]) return
    const params = { fault: 'invalid' as const }
    context.issues.push({ code: 'custom', input: value, path: ['confirm'], message: faultTexts.invalid, params })
  })

/** A password that is set by the link of a letter, typed twice. */
export const resetForm = z.object({ password: newPassword, confirm: again }).check(typedTwice('password'))

/** The same for a client or guest, who may remove what else opens the account. */
export const recoveryForm = z
  .object({ password: newPassword, confirm: again, removeOtherWays: ticked })
  .check(typedTwice('password'))

/** Another address, asked for by who knows the password. */
export const changeAddressForm = z.extend(addressForm, { password: ownPassword })

/** The password one has, and another in its place, typed twice. */
export const changeForm = z
  .object({ password: ownPassword, newPassword, confirm: again })
  .check(typedTwice('newPassword'))

/** Who signs in. Whether there is such an address is the server's to say. */
export const logInForm = z.object({
  email: text(1000, value => (value === '' ? 'missing' : undefined)),
  password: ownPassword,
})
