import { z } from 'zod'
import { optional, safeExtend } from 'zod/mini'
import { endpoint, noContent } from '#contract/endpoint'
import { referralForm, sharedShortlistForm } from '#contract/forms/shared-shortlist'
import { id, language } from '#contract/schemas'
import { property } from '#contract/villas/villa-search'
import { votes } from '#domain/content/shortlist'

const votesOfVilla = z.object({
  propertyId: z.number(),
  yes: z.number(),
  no: z.number(),
  mine: z.enum(votes).nullable().meta({ description: 'The caller’s vote, by the cookie `voter`' }),
})
export type VotesOfVilla = z.output<typeof votesOfVilla>

export const sharedShortlist = z
  .object({
    sharedShortlistId: z.uuid(),
    firstName: z.string(),
    note: z.string(),
    from: z.string().nullable().meta({ description: 'The sender’s days; null if they are past' }),
    to: z.string().nullable(),
    guests: z.object({ people: z.number(), adults: z.number(), children: z.number(), infants: z.number() }).meta({
      description: 'The sender’s party, all 0 if undecided; prices are for this party where the villa sleeps it',
    }),
    properties: z.array(property).meta({ description: 'Its villas, those taken on these days last' }),
    votes: z.array(votesOfVilla),
  })
  .meta({ id: 'SharedShortlist' })
export type SharedShortlist = z.output<typeof sharedShortlist>

const params = z.object({ id: z.uuid() })
const token = z.uuid().meta({ description: 'Identifies its sender; returned by the request that created it' })
const made = z.object({ sharedShortlistId: z.uuid(), token })

export const getSharedShortlist = endpoint({
  method: 'GET',
  path: '/core/sharedshortlists/{id}',
  group: 'public',
  access: 'anyone',
  summary: 'Get a shared shortlist',
  description:
    'Readable by anyone with its id. Of its sender it has the first name and the note, of friends the number of votes.',
  params,
  query: z.object({ lang: language.optional() }),
  reply: sharedShortlist,
  problems: ['not-found', 'unknown-language'],
  queue: 'calls',
})

export const createSharedShortlist = endpoint({
  method: 'POST',
  path: '/core/sharedshortlists/create',
  group: 'public',
  access: 'anyone',
  summary: 'Share a shortlist by a link',
  description: 'It is deleted after a year, or when its sender removes it.',
  body: safeExtend(sharedShortlistForm, { lang: optional(language) }),
  reply: made,
  problems: ['invalid-input'],
  limit: { max: 20, windowSeconds: 3600, per: 'address', store: 'database', maxOverall: 1000 },
  writes: 'idempotent',
  secret: true,
})

export const createReferral = endpoint({
  method: 'POST',
  path: '/core/sharedshortlists/createreferral',
  group: 'public',
  access: 'anyone',
  summary: 'Send the link of a shared shortlist to a friend',
  description:
    'The list is shared first, unless the id and the token of one are given. The e-mail has the sender’s first name and nothing of the note; the friend’s address is used for it only. An address gets at most three a day.',
  body: safeExtend(referralForm, {
    sharedShortlistId: optional(z.uuid()),
    token: optional(token),
    lang: optional(language),
  }),
  reply: made,
  problems: ['invalid-input', 'not-found', 'too-many-requests', 'too-many-emails'],
  limit: { max: 10, windowSeconds: 3600, per: 'address', store: 'database', maxOverall: 500 },
  writes: 'idempotent',
  secret: true,
})

export const voteOnSharedShortlist = endpoint({
  method: 'POST',
  path: '/core/sharedshortlists/{id}/votes',
  group: 'public',
  access: 'anyone',
  summary: 'Vote on a villa of a shared shortlist',
  description: 'A new vote replaces the previous one; null removes it. The cookie `voter` identifies the voter.',
  params,
  body: z.object({ propertyId: id, vote: z.enum(votes).nullable() }),
  reply: z.object({ votes: z.array(votesOfVilla) }),
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
  limit: { max: 300, windowSeconds: 3600, per: 'address', store: 'database', maxOverall: 10_000 },
  writes: 'transactional',
})

export const removeSharedShortlist = endpoint({
  method: 'DELETE',
  path: '/core/sharedshortlists/{id}',
  group: 'public',
  access: 'anyone',
  summary: 'Remove a shared shortlist',
  params,
  headers: z.object({ token }),
  reply: noContent,
  problems: ['not-found'],
  limit: { max: 60, windowSeconds: 3600, per: 'address', store: 'database' },
  writes: 'transactional',
})
