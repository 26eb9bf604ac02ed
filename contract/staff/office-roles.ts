import { z } from 'zod'
import { endpoint, noContent } from '#contract/endpoint'
import { roleForm } from '#contract/forms/staff'
import { id, language, revision, wholeNumber } from '#contract/schemas'
import { permissions } from '#domain/access/actor'
import { systemRoleKeys } from '#domain/access/roles/staff-roles'

const ofRoles = { group: 'extras', access: ['staff:accounts'] } as const
const named = z.object({ id: z.number(), name: z.string() })

const role = z
  .object({
    id: z.number(),
    revision: z.number(),
    name: z.string(),
    key: z
      .enum(systemRoleKeys)
      .nullable()
      .meta({ description: 'Of a role that every installation has, and that nobody changes; null for one’s own' }),
    changes: z.array(z.enum(permissions)),
    reads: z.array(z.enum(permissions)).meta({ description: 'Permissions that change nothing' }),
    holders: z.number().meta({ description: 'The members of staff who have it and have not left' }),
  })
  .meta({ id: 'StaffRole' })
export type StaffRole = z.output<typeof role>

export const listRoles = endpoint({
  ...ofRoles,
  method: 'GET',
  path: '/office/roles',
  summary: 'List the roles of staff, and the places to which they can be limited',
  query: z.object({ lang: language.optional() }),
  reply: z.object({
    roles: z.array(role),
    countries: z.array(named.extend({ regions: z.array(named) })),
  }),
  problems: ['invalid-input'],
})
export type StaffRoles = z.output<(typeof listRoles)['reply']>

export const addRole = endpoint({
  ...ofRoles,
  method: 'POST',
  path: '/office/roles',
  recentSecondFactor: true,
  summary: 'Add a role',
  body: roleForm,
  reply: role,
  status: 201,
  problems: ['invalid-input'],
  writes: 'idempotent',
})

export const changeRole = endpoint({
  ...ofRoles,
  method: 'PUT',
  path: '/office/roles/{id}',
  recentSecondFactor: true,
  summary: 'Change a role of the company’s own',
  description:
    'It applies to the next request of each person who has it. Staff cannot change a role that they have themselves, and one administrator always remains.',
  params: z.object({ id }),
  body: z.object({ revision, role: roleForm }),
  reply: role,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'edited-meanwhile', 'last-administrator'],
  writes: 'transactional',
})

export const removeRole = endpoint({
  ...ofRoles,
  method: 'DELETE',
  path: '/office/roles/{id}',
  recentSecondFactor: true,
  summary: 'Remove a role that nobody has',
  params: z.object({ id }),
  query: z.object({ revision: wholeNumber(1, 2_147_483_647) }),
  reply: noContent,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'edited-meanwhile', 'role-in-use'],
  writes: 'transactional',
})
