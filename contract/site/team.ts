import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { id, language, picture } from '#contract/schemas'

/** A client manager, in the members of SPEC B3. */
export const clientManager = z
  .object({
    id: z.number(),
    fullName: z.string(),
    userPic: z.string().meta({ description: 'The address of a portrait; empty where there is none' }),
    userPitch: z.string(),
    email: z.string(),
    experienceGroupEmail: z.string(),
    workPhone: z.string(),
  })
  .meta({ id: 'ClientManager' })
export type ClientManager = z.output<typeof clientManager>

/** A team member as pages show them. */
export const person = z
  .object({
    id: z.number(),
    fullName: z.string(),
    role: z.string(),
    pitch: z.string(),
    picture: picture.nullable(),
    email: z.string(),
    phone: z.string(),
    languages: z.array(z.string()).meta({ description: 'The languages they speak, by name, their own first' }),
    regions: z.array(z.object({ name: z.string(), path: z.string() })).meta({ description: 'The regions they know' }),
  })
  .meta({ id: 'Person' })
export type Person = z.output<typeof person>

export const getUser = endpoint({
  method: 'GET',
  path: '/core/users/{id}',
  group: 'public',
  access: 'anyone',
  summary: 'Get a team member, as a client manager',
  description:
    'Only published team members exist here. `$select` names the wanted members, separated by commas; the id is always included.',
  params: z.object({ id }),
  query: z.object({
    $select: z
      .string()
      .max(500)
      .optional()
      .meta({ examples: ['fullName,userPic,workPhone'] }),
    lang: language.optional(),
  }),
  reply: clientManager.partial().required({ id: true }),
  problems: ['not-found', 'invalid-input'],
})
