import { z } from 'zod'
import { endpoint, noContent } from '#contract/endpoint'
import { id, revision } from '#contract/schemas'
import { contentKinds, contentParts } from '#domain/editorial/content-kinds'

const ofReleases = {
  group: 'extras',
  access: ['staff:content'],
  problems: ['invalid-input', 'not-found'],
} as const

const params = z.object({ id })
const name = z.string().trim().min(1).max(120)

const release = z
  .object({
    id: z.number(),
    revision: z.number(),
    name: z.string(),
    state: z.enum(['open', 'planned', 'published', 'failed', 'cancelled']),
    publishAt: z.string().nullable(),
    publishedAt: z.string().nullable(),
    failure: z.string().nullable().meta({ description: 'Why it was not published: a problem code and a record' }),
    by: z.string().nullable(),
    items: z.array(
      z.object({
        id: z.number(),
        kind: z.enum(contentKinds),
        recordId: z.number(),
        name: z.string(),
        part: z.enum(contentParts),
        isCurrent: z.boolean().meta({ description: 'The draft has not changed since it was added' }),
      }),
    ),
  })
  .meta({ id: 'OfficeRelease' })
export type OfficeRelease = z.output<typeof release>

export const listReleases = endpoint({
  ...ofReleases,
  method: 'GET',
  path: '/office/releases',
  summary: 'List releases, newest first',
  description: 'At most twenty. `next` is the cursor of the following ones.',
  query: z.object({
    state: z
      .enum(['open', 'failed', 'published'])
      .optional()
      .meta({ description: '`open` has planned and failed ones too' }),
    cursor: id.optional(),
  }),
  reply: z.object({ releases: z.array(release), next: z.number().nullable(), timeZone: z.string() }),
  problems: ['invalid-input'],
})

export const createRelease = endpoint({
  ...ofReleases,
  method: 'POST',
  path: '/office/releases',
  summary: 'Begin a release: drafts that are published together',
  body: z.object({ name }),
  reply: z.object({ id: z.number() }),
  status: 201,
  problems: ['invalid-input'],
  writes: 'idempotent',
})

export const planRelease = endpoint({
  ...ofReleases,
  method: 'POST',
  path: '/office/releases/{id}/plan',
  summary: 'Plan a release for a time, or take its time away',
  description: 'Day and time are in the company’s time zone; a time that the clock skips is rejected.',
  params,
  body: z.object({
    revision,
    at: z
      .object({
        day: z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
        time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
      })
      .nullable(),
  }),
  reply: noContent,
  problems: [...ofReleases.problems, 'edited-meanwhile', 'not-in-this-state'],
  writes: 'idempotent',
})

export const publishRelease = endpoint({
  ...ofReleases,
  method: 'POST',
  path: '/office/releases/{id}/publish',
  summary: 'Publish a release now, all of it or nothing',
  params,
  body: z.object({ revision }),
  reply: noContent,
  problems: [...ofReleases.problems, 'edited-meanwhile', 'not-in-this-state'],
  writes: 'idempotent',
})

export const cancelRelease = endpoint({
  ...ofReleases,
  method: 'POST',
  path: '/office/releases/{id}/cancel',
  summary: 'Cancel a release; its drafts stay',
  params,
  body: z.object({ revision }),
  reply: noContent,
  problems: [...ofReleases.problems, 'edited-meanwhile', 'not-in-this-state'],
  writes: 'idempotent',
})

export const removeReleaseItem = endpoint({
  ...ofReleases,
  method: 'DELETE',
  path: '/office/releaseitems/{id}',
  summary: 'Take a draft out of a release that is not published',
  params,
  reply: noContent,
  problems: [...ofReleases.problems, 'not-in-this-state'],
  writes: 'transactional',
})
