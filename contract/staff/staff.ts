import { z } from 'zod'
import { extend } from 'zod/mini'
import { basic, currentContact } from '#contract/account/sessions'
import { endpoint, noContent } from '#contract/endpoint'
import { newPassword } from '#contract/forms/account'
import { emailAddress } from '#contract/forms/fields'
import { rule } from '#contract/forms/rule'
import { clientQuery, codeForm, heldRoles, inviteForm, reasonForm } from '#contract/forms/staff'
import { permissions } from '#domain/access/actor'
import { systemRoleKeys } from '#domain/access/roles/staff-roles'
import { staffActions } from '#domain/access/staff'
import { loggedFields } from '#domain/access/staff-changes'
import { ordersOf } from '#domain/office-lists/lists'
import { validateName } from '#domain/people/person'

const placeName = z.object({ en: z.string(), fr: z.string(), de: z.string() }).meta({ id: 'PlaceName' })
const limitPlace = z.object({ id: z.number(), name: placeName })

const person = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    permissions: z.array(z.enum(permissions)).meta({ description: 'Of all their roles' }),
    readsOnly: z.array(z.enum(permissions)).meta({ description: 'Those of the permissions that change nothing' }),
    limitedTo: z
      .array(placeName)
      .meta({ description: 'The countries and regions to which roles are limited; empty without limit' }),
    left: z.boolean(),
    hasPassword: z.boolean(),
    hasSecondFactor: z.boolean(),
  })
  .meta({ id: 'StaffPerson' })
export type StaffPerson = z.output<typeof person>

const member = person
  .omit({ readsOnly: true, limitedTo: true })
  .extend({
    permissions: z.array(z.enum(permissions)).meta({ description: 'Their own, beside those of their roles' }),
    roles: z.array(
      z.object({
        roleId: z.number(),
        name: z.string(),
        key: z.enum(systemRoleKeys).nullable(),
        limitedTo: z
          .object({ countries: z.array(limitPlace), regions: z.array(limitPlace) })
          .nullable()
          .meta({ description: 'Null for everywhere' }),
      }),
    ),
  })
  .meta({ id: 'StaffMember' })
export type StaffMember = z.output<typeof member>

const opened = z.object({
  token: z.string().meta({ description: 'The bearer token for the next requests' }),
  expiresAt: z.iso.datetime(),
  person,
})

const common = { group: 'extras', method: 'POST' } as const
const few = { windowSeconds: 900, per: 'address', store: 'database' } as const

export const signInStaff = endpoint({
  ...common,
  path: '/office/token',
  access: 'anyone',
  summary: 'Sign in as staff, step one: address and password',
  description:
    'Begins no session yet: `pending` must be sent with the second factor, within ten minutes. A staff member without one gets its secret, as an address for authenticators. An unknown address and a wrong password get the same response.',
  headers: z.object({ authorization: basic }),
  reply: z.object({
    pending: z.string(),
    setUp: z.object({ secret: z.string(), address: z.string() }).nullable(),
  }),
  problems: ['invalid-input', 'wrong-password', 'unavailable'],
  limit: { ...few, max: 30, failuresOnly: true },
  queue: 'staff-passwords',
})

export const verifySecondFactor = endpoint({
  ...common,
  path: '/office/token/secondfactor',
  access: 'anyone',
  summary: 'Sign in as staff, step two: the second factor',
  description:
    'A code of the authenticator, each only once, or a recovery code. Setting up the second factor returns ten recovery codes, once. The session lasts twelve hours, or one without use; its cookie only authorizes `/office/refresh` and `/office/logout`.',
  body: extend(codeForm, { pending: z.string().regex(/^[\w-]{43}$/) }),
  reply: opened.extend({ recoveryCodes: z.array(z.string()).nullable() }),
  problems: ['invalid-input', 'session-ended', 'wrong-code'],
  limit: { ...few, max: 60, failuresOnly: true },
})

export const proveSecondFactor = endpoint({
  ...common,
  path: '/office/secondfactor',
  access: ['staff'],
  summary: 'Prove the second factor again',
  description:
    'With a code of the authenticator or a recovery code, for this session only. For the next ten minutes it may call what has `x-recent-second-factor`. A wrong code is a validation error of its field, and counts like one of the log-in.',
  body: codeForm,
  reply: noContent,
  problems: ['invalid-input', 'session-ended'],
  limit: { max: 60, windowSeconds: 900, per: 'account', store: 'database' },
})

const byCookie = {
  ...common,
  access: { by: 'session-cookie' },
  limit: { ...few, max: 300 },
} as const

export const renewStaffSession = endpoint({
  ...byCookie,
  path: '/office/refresh',
  summary: 'Get the next bearer token of a staff session',
  reply: opened,
  problems: ['session-ended'],
})
export const signOutStaff = endpoint({
  ...byCookie,
  path: '/office/logout',
  summary: 'End the staff session of this browser',
  reply: noContent,
  problems: [],
})

export const getCurrentStaff = endpoint({
  ...common,
  method: 'GET',
  path: '/office/current',
  access: ['staff'],
  summary: 'Get the signed-in staff member',
  reply: person,
  problems: ['not-found'],
})

export const requestStaffPasswordReset = endpoint({
  ...common,
  path: '/office/passwordrecovery',
  access: 'anyone',
  summary: 'Request an e-mail to reset the password of a staff member',
  description: 'The response is the same for people who do not work here. The second factor stays.',
  body: z.object({ email: emailAddress }),
  reply: noContent,
  status: 202,
  problems: ['invalid-input', 'unavailable'],
  limit: { ...few, max: 20 },
  writes: 'transactional',
})

export const setStaffPassword = endpoint({
  ...common,
  path: '/office/password',
  access: 'anyone',
  summary: 'Set the password of a staff member by the link in an e-mail',
  description: 'All their sessions end.',
  body: z.object({ token: z.string().regex(/^[\w-]{43}$/), password: newPassword }),
  reply: noContent,
  problems: ['invalid-input', 'link-over', 'unavailable'],
  limit: { ...few, max: 30 },
  queue: 'staff-passwords',
})

const name = z.string().max(400).trim().check(rule(validateName))
const rights = z.array(z.enum(permissions)).max(permissions.length)
const ofPeople = { ...common, access: ['staff:accounts'], problems: ['invalid-input', 'not-found'] } as const
const byId = z.object({ id: z.uuid() })

export const listPeople = endpoint({
  ...ofPeople,
  method: 'GET',
  path: '/office/people',
  summary: 'List the staff members with their roles',
  reply: z.object({ people: z.array(member) }),
  problems: [],
})

export const invitePerson = endpoint({
  ...ofPeople,
  path: '/office/people',
  recentSecondFactor: true,
  summary: 'Invite a staff member to the back office',
  body: inviteForm,
  reply: member,
  status: 201,
  problems: ['invalid-input', 'address-taken', 'unavailable'],
  writes: 'idempotent',
})

export const changePerson = endpoint({
  ...ofPeople,
  path: '/office/people/{id}',
  recentSecondFactor: true,
  summary: 'Change the roles and permissions of a staff member, or end their access',
  description:
    'It applies from their next request on. Staff cannot change their own permissions, and one administrator always remains.',
  params: byId,
  body: z.object({
    name: name.optional(),
    permissions: rights.optional(),
    roles: z.optional(heldRoles),
    left: z.boolean().optional(),
    expected: z.optional(z.object({ name: z.string(), permissions: rights, roles: heldRoles })).meta({
      description:
        'The access on which the change is based. If it is another by now, 409 `edited-meanwhile` with the person as `current`',
    }),
  }),
  reply: member,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'last-administrator', 'edited-meanwhile'],
  writes: 'transactional',
})

export const resendStaffInvitation = endpoint({
  ...ofPeople,
  path: '/office/people/{id}/resend',
  recentSecondFactor: true,
  summary: 'Send the invitation to the back office again',
  params: byId,
  reply: noContent,
  status: 202,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'unavailable'],
  writes: 'transactional',
})

export const resetSecondFactor = endpoint({
  ...ofPeople,
  path: '/office/people/{id}/secondfactor/reset',
  recentSecondFactor: true,
  summary: 'Reset the second factor of a staff member',
  description: 'Their sessions and recovery codes end. Staff cannot do that for themselves.',
  params: byId,
  reply: noContent,
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
  writes: 'transactional',
})

const loggedValue = z.union([z.string(), z.number(), z.boolean()]).nullable()

/** The filter of the staff log. */
export const logFilter = z.object({
  action: z.enum(staffActions).optional(),
  person: z.uuid().optional().meta({ description: 'A staff member: the actor or the subject of the action' }),
  order: z.enum(ordersOf('/office/log')).default('-at').meta({ description: '-at: the newest first' }),
})
export type LogFilter = z.output<typeof logFilter>

export const listAuditLog = endpoint({
  ...ofPeople,
  method: 'GET',
  path: '/office/entries',
  summary: 'List the logged actions of staff, the newest first',
  description:
    'At most fifty, of one kind or of all, by or on one person or all. `next` is the cursor of the following ones.',
  query: logFilter.extend({
    cursor: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional()
      .meta({ description: '`next` of the list before', examples: ['1'] }),
  }),
  reply: z.object({
    next: z.string().nullable(),
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.iso.datetime(),
        who: z.string().nullable(),
        action: z.enum(staffActions),
        toWhom: z.string().nullable().meta({ description: 'A staff member, or a client, by name' }),
        contactId: z.uuid().nullable(),
        reason: z.string(),
        changes: z
          .array(z.object({ field: z.enum(loggedFields), before: loggedValue, after: loggedValue }))
          .meta({ description: 'The changed fields; personal words and secrets are masked' }),
        versionId: z.number().nullable().meta({ description: 'The version of a record that the action made' }),
        browser: z.string(),
        system: z.string(),
      }),
    ),
  }),
  problems: ['invalid-input'],
})

const ofContacts = { ...common, access: ['staff:contacts'] } as const

/** A client, as staff find them. */
export const foundContact = z.object({
  id: z.uuid(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  hasAccount: z.boolean(),
})

export const findContacts = endpoint({
  ...ofContacts,
  // Staff for bookings choose the client of a provisional booking.
  access: ['staff:contacts', 'staff:bookings'],
  path: '/office/contacts/find',
  summary: 'Find clients by the beginning of address or name',
  description: 'A POST, so that addresses of clients do not appear in URLs. At most twenty.',
  body: clientQuery,
  reply: z.object({ contacts: z.array(foundContact) }),
  problems: ['invalid-input'],
  limit: { max: 300, windowSeconds: 3600, per: 'account', store: 'database' },
})

export const startImpersonation = endpoint({
  ...ofContacts,
  path: '/office/lookingon',
  recentSecondFactor: true,
  summary: 'Impersonate a client',
  description:
    'Read-only, for half an hour, with a logged reason. The token reads what the client reads; every endpoint that is not a GET does not exist for it.',
  body: extend(reasonForm, { contactId: z.uuid() }),
  reply: z.object({ token: z.string(), expiresAt: z.iso.datetime(), contact: currentContact }),
  problems: ['invalid-input', 'not-found'],
  limit: { max: 60, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'transactional',
})

export const endImpersonation = endpoint({
  ...ofContacts,
  path: '/office/lookingon/end',
  summary: 'End an impersonation',
  reply: noContent,
  problems: [],
  writes: 'transactional',
})
