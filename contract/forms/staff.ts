import * as z from 'zod/mini'
import { emailAddress, text } from '#contract/forms/fields'
import { permissions } from '#domain/access/actor'
import { validateName } from '#domain/people/person'
import { validatePhone } from '#domain/people/phone-number'
import { scriptFault } from '#domain/text/printable-text'

const right = z.enum(permissions)

/** The permissions of a staff member: a list, or a single one as a form with one ticked box sends it. */
const rights = z._default(
  z.pipe(
    z.union([right, z.array(right).check(z.maxLength(permissions.length))]),
    z.transform((value: z.output<typeof right> | z.output<typeof right>[]) => [...new Set([value].flat())]),
  ),
  [],
)

/** A staff member: name and permissions. */
export const staffForm = z.object({ name: text(400, validateName), permissions: rights })

/** An invitation to the back office. */
export const inviteForm = z.extend(staffForm, { email: emailAddress })

/** A code of an authenticator, or a recovery code. */
export const codeForm = z.object({
  code: text(24, value => (value === '' ? 'missing' : value.length < 6 ? 'invalid' : undefined)),
})

/** The beginning of a client's address or name, or of a booking's reference. */
export const clientQuery = z.object({
  words: text(254, value => (value === '' ? 'missing' : value.length < 3 ? 'invalid' : undefined)),
})

/** The same for a list, where no words name everything. */
export const listQuery = z.object({
  words: z._default(
    text(254, value => (value !== '' && value.length < 3 ? 'invalid' : undefined)),
    '',
  ),
})

/** The reason for an impersonation. */
export const reasonForm = z.object({
  reason: text(300, value => (value === '' ? 'missing' : value.length < 10 ? 'invalid' : undefined)),
})

const refund = z.coerce.number().check(z.minimum(0), z.maximum(100_000_000))

/** The cancellation of a service by staff; the reason is empty where its refund is that of the terms. */
export const serviceCancellationForm = z.object({
  byTerms: refund,
  returned: refund,
  reason: z._default(
    text(300, value => (value !== '' && value.length < 10 ? 'invalid' : undefined)),
    '',
  ),
})

const personName = text(400, value => validateName(value) ?? scriptFault(value))

/** A person for whom staff hold a villa, and who becomes a client. */
export const newClientForm = z.object({
  firstname: personName,
  lastname: personName,
  email: emailAddress,
  phone: text(400, validatePhone),
})
