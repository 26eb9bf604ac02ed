import { z } from 'zod'
import { optional, safeExtend } from 'zod/mini'
import { endpoint, nothing } from '#contract/endpoint'
import { referralForm, sharedShortlistForm } from '#contract/forms/shared-shortlist'
import { id, language } from '#contract/shapes'
import { property } from '#contract/villa-search'
import { votes } from '#domain/shortlist'

const votesOfVilla = z.object({
  propertyId: z.number(),
  yes: z.number(),
  no: z.number(),
  mine: z.enum(votes).nullable().meta({ description: 'What who asks has said; by the cookie `voter`' }),
})
export type VotesOfVilla = z.output<typeof votesOfVilla>

export const sharedShortlist = z
  .object({
    sharedShortlistId: z.uuid(),
    firstName: z.string(),
    note: z.string(),
    from: z.string().nullable().meta({ description: 'The days that the sender has in mind; null when they are over' }),
    to: z.string().nullable(),
    guests: z.object({ people: z.number(), adults: z.number(), children: z.number(), infants: z.number() }).meta({
      description: 'Who the sender says will come, all 0 when that is open; villas that take them are priced for them',
    }),
    properties: z.array(property).meta({ description: 'Its villas, those that are taken on these days last' }),
    votes: z.array(votesOfVilla),
  })
  .meta({ id: 'SharedShortlist' })
export type SharedShortlist = z.output<typeof sharedShortlist>

const params = z.object({ id: z.uuid() })
const token = z.uuid().meta({ description: 'By which its sender is known; the call that made it has answered it' })
const made = z.object({ sharedShortlistId: z.uuid(), token })

export const getSharedShortlist = endpoint({
  method: 'GET',
  path: '/core/sharedshortlists/{id}',
  group: 'public',
  access: 'anyone',
  summary: 'A shortlist that somebody shows to friends',
  description:
    'Whoever knows its id may see it. Of its sender it tells the first name and the note, of friends how many say yes and no.',
  params,
  query: z.object({ lang: language.optional() }),
  reply: sharedShortlist,
  refusals: ['not-found', 'unknown-language'],
  turn: 'calls',
})

export const createSharedShortlist = endpoint({
  method: 'POST',
  path: '/core/sharedshortlists/create',
  group: 'public',
  access: 'anyone',
  summary: 'Share a shortlist by a link of its own',
  description: 'It is forgotten after a year, or when its sender removes it.',
  body: safeExtend(sharedShortlistForm, { lang: optional(language) }),
  reply: made,
  refusals: ['invalid-input'],
  limit: { most: 20, seconds: 3600, per: 'address', counted: 'everywhere', inAll: 1000 },
  writes: 'once',
  secret: true,
})

export const createReferral = endpoint({
  method: 'POST',
  path: '/core/sharedshortlists/createreferral',
  group: 'public',
  access: 'anyone',
  summary: 'Send the link of a shared shortlist to a friend',
  description:
    'The list is shared first, unless the id and the token of one are given. The e-mail names the sender by the first name and repeats nothing of the note; the friend’s address is used for it alone. One address gets three a day.',
  body: safeExtend(referralForm, {
    sharedShortlistId: optional(z.uuid()),
    token: optional(token),
    lang: optional(language),
  }),
  reply: made,
  refusals: ['invalid-input', 'not-found', 'too-many-requests'],
  limit: { most: 10, seconds: 3600, per: 'address', counted: 'everywhere', inAll: 500 },
  writes: 'once',
  secret: true,
})

export const voteOnSharedShortlist = endpoint({
  method: 'POST',
  path: '/core/sharedshortlists/{id}/votes',
  group: 'public',
  access: 'anyone',
  summary: 'Say yes or no to a villa of a shared shortlist',
  description:
    'Said again, it takes the place of what was said before; null takes it back. The cookie `voter` tells who says it.',
  params,
  body: z.object({ propertyId: id, vote: z.enum(votes).nullable() }),
  reply: z.object({ votes: z.array(votesOfVilla) }),
  refusals: ['invalid-input', 'not-found', 'not-in-this-state'],
  limit: { most: 300, seconds: 3600, per: 'address', counted: 'everywhere', inAll: 10_000 },
  writes: 'in-transaction',
})

export const removeSharedShortlist = endpoint({
  method: 'DELETE',
  path: '/core/sharedshortlists/{id}',
  group: 'public',
  access: 'anyone',
  summary: 'Take back a shared shortlist',
  params,
  headers: z.object({ token }),
  reply: nothing,
  refusals: ['not-found'],
  limit: { most: 60, seconds: 3600, per: 'address', counted: 'everywhere' },
  writes: 'in-transaction',
})
