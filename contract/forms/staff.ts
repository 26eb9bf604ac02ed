import * as z from 'zod/mini'
import { emailAddress, text } from '#contract/forms/fields'
import { rule } from '#contract/forms/rule'
import { permissions } from '#domain/access/actor'
import { validateName } from '#domain/people/person'
import { validatePhone } from '#domain/people/phone-number'
import { scriptFault } from '#domain/text/printable-text'
import { validationMessages } from '#domain/text/validation-messages'

const right = z.enum(permissions)

/** The permissions of a staff member: a list, or a single one as a form with one ticked box sends it. */
const rights = z._default(
  z.pipe(
    z.union([right, z.array(right).check(z.maxLength(permissions.length))]),
    z.transform((value: z.output<typeof right> | z.output<typeof right>[]) => [...new Set([value].flat())]),
  ),
  [],
)

const rowId = z.int().check(z.gte(1), z.lte(2_147_483_647))
const rowIds = z.array(rowId).check(z.maxLength(200))

/** A role of a person, everywhere or limited to countries and regions; to some of them at least (PD-209). */
const heldRole = z.object({
  roleId: rowId,
  limitedTo: z.nullable(
    z
      .object({ countries: rowIds, regions: rowIds })
      .check(rule(({ countries, regions }) => (countries.length + regions.length === 0 ? 'missing' : undefined))),
  ),
})
export type HeldRoleInput = z.output<typeof heldRole>

/** The roles of a person. */
export const heldRoles = z.array(heldRole).check(z.maxLength(50))

/** A staff member: name, roles, and permissions of their own beside them. */
export const staffForm = z.object({
  name: text(400, validateName),
  permissions: rights,
  roles: z._default(heldRoles, []),
})

/** An invitation to the back office. */
export const inviteForm = z.extend(staffForm, { email: emailAddress })

const ticked = z._default(
  z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((value: string | string[]) => [value].flat()),
  ),
  [],
)
const places = z._default(z.record(z.string(), ticked), {})

/** The fields of a person's form. A role that is limited has a place at least. */
export const staffFields = z
  .object({
    name: text(400, validateName),
    email: z.optional(emailAddress),
    permissions: rights,
    role: ticked,
    where: z._default(z.record(z.string(), z.string()), {}),
    country: places,
    region: places,
  })
  .check(context => {
    const { role, where, country, region } = context.value
    for (const key of role)
      if (where[key] === 'limited' && !country[key]?.length && !region[key]?.length)
        context.issues.push({
          code: 'custom',
          input: '',
          path: ['where', key],
          message: validationMessages.missing,
          params: { fault: 'missing' },
        })
  })
export type StaffFields = z.output<typeof staffFields>

/** A role: its name, and what it allows to change or only to read. */
export const roleForm = z
  .object({
    name: text(80, value => (value === '' ? 'missing' : scriptFault(value))),
    changes: z._default(z.array(right).check(z.maxLength(permissions.length)), []),
    reads: z._default(z.array(right).check(z.maxLength(permissions.length)), []),
  })
  .check(rule(({ changes, reads }) => (changes.some(one => reads.includes(one)) ? 'invalid' : undefined)))
export type RoleInput = z.output<typeof roleForm>

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
