import { z } from 'zod'
import { endpoint, file, noContent } from '#contract/endpoint'
import { pictureCreditForm } from '#contract/forms/pictures'
import { id } from '#contract/schemas'
import { bookingFilter } from '#contract/staff/office-lists'
import { pictureFilter } from '#contract/staff/office-pictures'
import { villaFilter } from '#contract/staff/office-villas'
import { bulkActionNames, bulkEnds, maxBulkRows } from '#domain/office-lists/bulk-actions'

/** Staff of one of the lists; the use case requires the permission of the action (PD-218). */
const ofBulk = {
  group: 'extras',
  access: ['staff:villas', 'staff:pictures', 'staff:bookings'],
  problems: ['invalid-input', 'not-found'],
} as const
const params = z.object({ id })

const conversationFilter = z.object({ state: z.enum(['waiting', 'all']).default('waiting') })

/** The records of a run: the named ones, or those of a filter, of which the staff member saw so many. */
const rowsOf = <Filter extends z.ZodObject>(filter: Filter) =>
  z.discriminatedUnion('by', [
    z.object({ by: z.literal('ids'), ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(maxBulkRows) }),
    z.object({ by: z.literal('filter'), filter, expected: z.int().min(1).max(maxBulkRows) }),
  ])

const change = z.discriminatedUnion('action', [
  z.object({
    action: z.enum(['publish-villas', 'withdraw-villas', 'archive-villas', 'unarchive-villas']),
    rows: rowsOf(villaFilter),
  }),
  z.object({ action: z.literal('credit-pictures'), input: pictureCreditForm, rows: rowsOf(pictureFilter) }),
  z.object({ action: z.literal('remove-pictures'), rows: rowsOf(pictureFilter) }),
  z.object({
    action: z.literal('set-client-managers'),
    input: z.object({ userId: id.nullable().meta({ description: 'A team member; null restores the usual one' }) }),
    rows: rowsOf(bookingFilter),
  }),
  z.object({ action: z.literal('send-reminders'), rows: rowsOf(bookingFilter) }),
  z.object({ action: z.literal('settle-conversations'), rows: rowsOf(conversationFilter) }),
])
export type BulkChange = z.output<typeof change>
export type BulkChangeInput = z.input<typeof change>

const filtered = z.discriminatedUnion('list', [
  z.object({ list: z.literal('/office/villas'), filter: villaFilter }),
  z.object({ list: z.literal('/office/pictures'), filter: pictureFilter }),
  z.object({ list: z.literal('/office/bookings'), filter: bookingFilter }),
  z.object({ list: z.literal('/office/messages'), filter: conversationFilter }),
])
export type BulkFilter = z.output<typeof filtered>
export type BulkFilterInput = z.input<typeof filtered>

const run = z
  .object({
    id: z.number(),
    action: z.enum(bulkActionNames),
    author: z.string().nullable(),
    startedAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    ended: z.enum(bulkEnds).nullable().meta({
      description: 'Null while it runs. `stopped`: its author may no longer do this, or has left',
    }),
    retryOf: z.number().nullable(),
    total: z.number(),
    done: z.number(),
    failed: z.number(),
    waiting: z.number().meta({ description: 'Of a run that has ended: records that were not tried' }),
  })
  .meta({ id: 'BulkRun' })
export type BulkRunShown = z.output<typeof run>

export const countBulkRows = endpoint({
  ...ofBulk,
  method: 'POST',
  path: '/office/bulk/count',
  summary: 'Count the records of a filter, to change them all at once',
  description: `A POST, so that nobody’s address stands in one of ours. The count ends at ${maxBulkRows + 1}.`,
  body: filtered,
  reply: z.object({ count: z.number() }),
  problems: ['invalid-input', 'not-found'],
  limit: { max: 600, windowSeconds: 3600, per: 'account', store: 'memory' },
})

export const startBulkRun = endpoint({
  ...ofBulk,
  method: 'POST',
  path: '/office/bulk',
  summary: 'Run an action on many records',
  description:
    'The set is frozen at the start. If a filter has another number of records than `expected`, 409 `selection-changed` with the new `count`. A job changes one record after the other, each by the rules and with the entry of the staff log of the single action.',
  body: change,
  reply: run,
  status: 201,
  problems: [...ofBulk.problems, 'selection-changed', 'too-many-rows'],
  limit: { max: 120, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'idempotent',
})

export const listBulkRuns = endpoint({
  ...ofBulk,
  method: 'GET',
  path: '/office/bulk',
  summary: 'List the runs of the caller’s permissions, the newest first',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  query: z.object({ cursor: id.optional().meta({ description: '`next` of the list before' }) }),
  reply: z.object({ runs: z.array(run), next: z.number().nullable() }),
  problems: ['invalid-input'],
})

export const getBulkRun = endpoint({
  ...ofBulk,
  method: 'GET',
  path: '/office/bulk/{id}',
  summary: 'Get a run and how far it is',
  params,
  reply: run,
})

const failure = z
  .object({
    recordId: z.number(),
    name: z.string(),
    path: z.string().meta({ description: 'Of the record in the back office' }),
    problem: z.string().nullable().meta({ description: 'The code of the problem; null if it was not tried' }),
  })
  .meta({ id: 'BulkFailure' })
export type BulkFailure = z.output<typeof failure>

export const listBulkFailures = endpoint({
  ...ofBulk,
  method: 'GET',
  path: '/office/bulk/{id}/failures',
  summary: 'List the records that a run did not change, with the reason of each',
  description:
    'At most fifty. Of a run that has ended also those that were not tried. `next` is the cursor of the following ones.',
  params,
  query: z.object({ cursor: id.optional().meta({ description: '`next` of the list before' }) }),
  reply: z.object({ failures: z.array(failure), next: z.number().nullable() }),
})

export const exportBulkFailures = endpoint({
  ...ofBulk,
  method: 'POST',
  path: '/office/bulk/csv',
  summary: 'Export the records that a run did not change, with the reason of each',
  description:
    'UTF-8 with a byte order mark. Texts that a spreadsheet would read as formulas begin with an apostrophe. The staff log has the run.',
  body: z.object({ runId: id }),
  reply: file('text/csv'),
  limit: { max: 30, windowSeconds: 3600, per: 'account', store: 'database' },
})

export const cancelBulkRun = endpoint({
  ...ofBulk,
  method: 'POST',
  path: '/office/bulk/{id}/cancel',
  summary: 'Cancel a run: records that wait stay as they are',
  description: 'Once this has answered, the run changes nothing more.',
  params,
  reply: noContent,
  problems: [...ofBulk.problems, 'not-in-this-state'],
  writes: 'transactional',
})

export const retryBulkRun = endpoint({
  ...ofBulk,
  method: 'POST',
  path: '/office/bulk/{id}/retry',
  summary: 'Begin a run with the records that an ended one did not change',
  params,
  reply: run,
  status: 201,
  problems: [...ofBulk.problems, 'not-in-this-state'],
  writes: 'idempotent',
})
