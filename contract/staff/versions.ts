import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { id } from '#contract/schemas'
import { versionedKinds } from '#domain/access/versions'

/** Staff who edit the catalogue; the use case requires the permission of the record's kind. */
const ofCatalogue = {
  group: 'extras',
  access: ['staff:villas', 'staff:prices', 'staff:pictures', 'staff:content', 'staff:settings', 'staff:accounts'],
  problems: ['invalid-input', 'not-found'],
} as const
const kind = z.enum(versionedKinds)
const number = z.int().min(1).max(2_147_483_647)

const difference = z.object({
  path: z.string().meta({ description: 'The field, and where it has parts the part: `tagline.de`' }),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
})
const version = z
  .object({
    id: z.number(),
    number: z.number(),
    at: z.iso.datetime(),
    who: z.string().nullable().meta({ description: 'Null for the state that the first change found' }),
    changes: z.array(difference).meta({ description: 'Compared with the version before' }),
  })
  .meta({ id: 'RecordVersion' })
export type RecordVersion = z.output<typeof version>

export const listVersions = endpoint({
  ...ofCatalogue,
  method: 'GET',
  path: '/office/versions',
  summary: 'List the versions of a record, the newest first',
  description: 'At most twenty. `next` is the cursor of the following ones.',
  query: z.object({ kind, recordId: id, cursor: id.optional().meta({ description: '`next` of the list before' }) }),
  reply: z.object({ versions: z.array(version), next: z.number().nullable() }),
})

const shown = version
  .extend({
    kind,
    recordId: z.number(),
    name: z.string().meta({ description: 'Of the record' }),
    against: z.number().nullable().meta({ description: 'The number of the version with which it is compared' }),
    latest: z.number().meta({ description: 'The number of the newest version' }),
    later: z
      .array(
        z.object({
          id: z.number(),
          number: z.number(),
          at: z.iso.datetime(),
          who: z.string().nullable(),
          paths: z.array(z.string()),
        }),
      )
      .meta({ description: 'Later versions that changed the same fields, the newest first; at most fifty' }),
    isRevertible: z.boolean().meta({ description: 'Whether the record has such fields and the caller may change it' }),
  })
  .meta({ id: 'ShownRecordVersion' })
export type ShownRecordVersion = z.output<typeof shown>

export const getVersion = endpoint({
  ...ofCatalogue,
  method: 'GET',
  path: '/office/versions/{id}',
  summary: 'Get a version of a record, compared with the one before or with another',
  params: z.object({ id }),
  query: z.object({ against: id.optional().meta({ description: 'The number of another version of the record' }) }),
  reply: shown,
})

export const revertVersion = endpoint({
  ...ofCatalogue,
  method: 'POST',
  path: '/office/versions/{id}/revert',
  summary: 'Undo the change of a version, or restore its state, as a new version',
  description:
    '`undo` gives fields the values that they had before this version, `restore` those of this version; other fields stay. `latest` is the newest version that the staff member saw: if there is a newer one, 409 `edited-meanwhile`. A result that its kind does not allow is refused. A role needs a recent second factor.',
  params: z.object({ id }),
  body: z.object({
    to: z.enum(['undo', 'restore']),
    latest: number,
    paths: z
      .array(z.string().max(200))
      .min(1)
      .max(500)
      .optional()
      .meta({ description: 'The fields; all of them by default' }),
  }),
  reply: z.object({ number: z.number().meta({ description: 'Of the new version' }) }),
  problems: [
    ...ofCatalogue.problems,
    'edited-meanwhile',
    'not-in-this-state',
    'villa-incomplete',
    'priced-tier',
    'second-factor-needed',
  ],
  writes: 'transactional',
})

export const noteViewer = endpoint({
  ...ofCatalogue,
  method: 'POST',
  path: '/office/viewers',
  summary: 'Note that the caller has a record open, and list who else has',
  description: 'It counts for a minute and a half. At most ten others are named.',
  body: z.object({ kind, recordId: number, left: z.boolean().default(false) }),
  reply: z.object({ others: z.array(z.object({ name: z.string() })) }),
  problems: ['invalid-input', 'not-found'],
  writes: 'transactional',
})
