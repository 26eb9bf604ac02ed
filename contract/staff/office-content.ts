import { z } from 'zod'
import { endpoint, noContent } from '#contract/endpoint'
import { id, ids, wholeNumber } from '#contract/schemas'
import {
  contentGroups,
  contentKinds,
  contentParts,
  contentStates,
  contentTroubles,
} from '#domain/editorial/content-kinds'

const ofContent = {
  group: 'extras',
  access: ['staff:content'],
  problems: ['invalid-input', 'not-found'],
} as const

const kind = z.enum(contentKinds)
const part = z.enum(contentParts)
const revision = z.int().min(0).max(2_147_483_647)
const record = z.object({ kind, id })

/** The longest request with a text: a text of 200,000 characters in UTF-8, with its modules. */
const maxBodyBytes = 1024 * 1024

const values = z.record(z.string().max(60), z.unknown())
const state = z.object({ shared: values, en: values, fr: values, de: values })

const languageState = z.enum(['missing', 'draft', 'behind', 'published'])

const listed = z
  .object({
    kind,
    group: z.enum(contentGroups),
    id: z.number(),
    name: z.string(),
    path: z.string().nullable(),
    state: z.enum(['published', 'new', 'withdrawn']),
    sharedDraft: z.boolean(),
    languages: z.object({ en: languageState, fr: languageState, de: languageState }).nullable(),
    plannedAt: z.string().nullable().meta({ description: 'The next planned publication' }),
    troubles: z.array(z.enum(contentTroubles)),
    villas: z.number().nullable().meta({ description: 'How many villas a collection shows now' }),
  })
  .meta({ id: 'OfficeContent' })
export type OfficeContent = z.output<typeof listed>

export const listContent = endpoint({
  ...ofContent,
  method: 'GET',
  path: '/office/content',
  summary: 'List pages, articles and all other content',
  description: 'By name, at most fifty. `next` is the cursor of the following ones.',
  query: z.object({
    group: z.enum(contentGroups).optional(),
    state: z.enum(contentStates).optional(),
    trouble: z.enum(contentTroubles).optional(),
    words: z.string().trim().max(100).optional().meta({ description: 'Part of a name or a path' }),
    cursor: z
      .string()
      .max(400)
      .regex(/^[a-z-]{1,40}\.\d{1,10}\..{0,300}$/su)
      .optional(),
  }),
  reply: z.object({ items: z.array(listed), next: z.string().nullable() }),
  problems: ['invalid-input'],
})

export const createContent = endpoint({
  ...ofContent,
  method: 'POST',
  path: '/office/content',
  summary: 'Create a draft, empty or as a copy',
  body: z.object({
    kind,
    name: z.string().trim().min(1).max(200),
    copyOf: z.int().min(1).max(2_147_483_647).optional(),
  }),
  reply: z.object({ kind, id: z.number() }),
  status: 201,
  problems: [...ofContent.problems, 'not-in-this-state'],
  writes: 'idempotent',
})

const partShown = z.object({
  revision: z.number(),
  isDraft: z.boolean(),
  editedBy: z.string().nullable(),
  editedAt: z.string().nullable(),
  isBehind: z.boolean(),
  plannedAt: z.string().nullable(),
})

const problem = z.object({
  part,
  code: z.enum(['broken-link', 'missing-alt']),
  detail: z.string().meta({ description: 'The link, or the number of the picture' }),
})

const content = z
  .object({
    kind,
    id: z.number(),
    name: z.string(),
    state,
    published: state.nullable().meta({ description: 'What is on the site' }),
    isShown: z.boolean(),
    isFixed: z.boolean().meta({ description: 'The code depends on its path and its existence' }),
    parts: z.object({ shared: partShown, en: partShown, fr: partShown, de: partShown }),
    languages: z.object({ en: languageState, fr: languageState, de: languageState }).nullable(),
    problems: z.array(problem),
    isOrphan: z.boolean(),
    timeZone: z.string().meta({ description: 'The time zone of planned publications' }),
    names: z.record(z.string(), z.string()).meta({ description: 'Names of the records that it refers to: `page 12`' }),
  })
  .meta({ id: 'OfficeContentDetails' })
export type OfficeContentDetails = z.output<typeof content>

export const getContent = endpoint({
  ...ofContent,
  method: 'GET',
  path: '/office/content/{kind}/{id}',
  summary: 'Get a record with its drafts',
  params: record,
  reply: content,
})

export const saveContentDraft = endpoint({
  ...ofContent,
  method: 'PUT',
  path: '/office/content/{kind}/{id}/parts/{part}',
  summary: 'Save or discard the draft of a part',
  description:
    'A part is what all languages share, or one language. `values` null discards the draft. `revision` is that of the part that was edited: 409 `edited-meanwhile` if it has changed. HTML is cleaned.',
  params: record.extend({ part }),
  body: z.object({ revision, values: values.nullable() }),
  reply: z.object({ revision: z.number() }),
  problems: [...ofContent.problems, 'edited-meanwhile', 'not-in-this-state'],
  writes: 'idempotent',
  maxBodyBytes,
})

const revisions = z.partialRecord(part, revision).refine(parts => Object.keys(parts).length > 0)

export const publishContent = endpoint({
  ...ofContent,
  method: 'POST',
  path: '/office/content/{kind}/{id}/publish',
  summary: 'Publish drafts of a record now',
  description: '`parts` has the revision of each draft. A changed path leaves a redirect.',
  params: record,
  body: z.object({ parts: revisions }),
  reply: noContent,
  problems: [...ofContent.problems, 'edited-meanwhile', 'not-in-this-state'],
  writes: 'idempotent',
})

/** A local day and time; which time zone is that of the reply before. */
const localTime = {
  day: z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
}

export const planContent = endpoint({
  ...ofContent,
  method: 'POST',
  path: '/office/content/{kind}/{id}/plan',
  summary: 'Publish drafts of a record at a time, or with a release',
  description:
    'Day and time are in the company’s time zone; a time that the clock skips is rejected. The drafts are published as they are now.',
  params: record,
  body: z.union([
    z.object({ parts: revisions, ...localTime }),
    z.object({ parts: revisions, releaseId: z.int().min(1).max(2_147_483_647) }),
  ]),
  reply: z.object({ releaseId: z.number() }),
  problems: [...ofContent.problems, 'edited-meanwhile', 'not-in-this-state'],
  writes: 'idempotent',
})

export const confirmTranslation = endpoint({
  ...ofContent,
  method: 'POST',
  path: '/office/content/{kind}/{id}/parts/{part}/confirm',
  summary: 'Confirm that a translation fits the changed English text',
  params: record.extend({ part: z.enum(['fr', 'de']) }),
  reply: noContent,
  problems: [...ofContent.problems, 'not-in-this-state'],
  writes: 'transactional',
})

export const withdrawContent = endpoint({
  ...ofContent,
  method: 'POST',
  path: '/office/content/{kind}/{id}/withdraw',
  summary: 'Take a record off the site; it stays as a draft',
  description: 'Its path is gone (410), or leads to `redirectTo`.',
  params: record,
  body: z.object({
    redirectTo: z
      .string()
      .max(2000)
      .regex(/^(\/([^/"'<>\s\\][^"'<>\s\\]*)?|https?:\/\/[^"'<>\s\\]*)$/)
      .optional(),
  }),
  reply: noContent,
  problems: [...ofContent.problems, 'not-in-this-state'],
  writes: 'idempotent',
})

export const previewContent = endpoint({
  ...ofContent,
  method: 'POST',
  path: '/office/content/{kind}/{id}/preview',
  summary: 'Make a link that shows the page with its drafts for two hours',
  params: record,
  body: z.object({ language: z.enum(['en', 'fr', 'de']) }),
  reply: z.object({ path: z.string(), expiresAt: z.string() }),
  problems: [...ofContent.problems, 'not-in-this-state'],
})

const version = z
  .object({
    number: z.number(),
    at: z.string(),
    by: z.string().nullable(),
    action: z.string().nullable().meta({ description: 'The action of the staff log; null for the first state found' }),
    isRemoved: z.boolean(),
  })
  .meta({ id: 'OfficeContentVersion' })
export type OfficeContentVersion = z.output<typeof version>

export const listContentVersions = endpoint({
  ...ofContent,
  method: 'GET',
  path: '/office/content/{kind}/{id}/versions',
  summary: 'List the versions of a record, newest first',
  params: record,
  query: z.object({ before: wholeNumber(1, 2_147_483_647).optional() }),
  reply: z.object({ versions: z.array(version), next: z.number().nullable() }),
})

export const getContentVersion = endpoint({
  ...ofContent,
  method: 'GET',
  path: '/office/content/{kind}/{id}/versions/{number}',
  summary: 'Compare a version of a record with its drafts of today',
  params: record.extend({ number: id }),
  reply: z.object({
    number: z.number(),
    differences: z.array(
      z.object({ path: z.string(), earlier: z.unknown(), now: z.unknown() }).meta({ id: 'OfficeContentDifference' }),
    ),
  }),
})

export const restoreContentVersion = endpoint({
  ...ofContent,
  method: 'POST',
  path: '/office/content/{kind}/{id}/versions/{number}/restore',
  summary: 'Restore a version as a draft',
  description: 'Nothing is published or removed.',
  params: record.extend({ number: id }),
  reply: noContent,
  problems: [...ofContent.problems, 'not-in-this-state'],
  writes: 'transactional',
})

const choice = z
  .object({
    id: z.number(),
    name: z.string(),
    detail: z.string(),
    pictures: z.array(z.string()).meta({ description: 'The first pictures of a slide show' }),
  })
  .meta({ id: 'OfficeContentChoice' })
export type OfficeContentChoice = z.output<typeof choice>

export const findContentChoices = endpoint({
  ...ofContent,
  method: 'GET',
  path: '/office/content/choices',
  summary: 'Find records by a part of their name or path, or one by its number',
  description: 'At most twenty.',
  query: z.object({
    of: z.enum([...contentKinds, 'villa']),
    words: z.string().trim().max(100).default(''),
    id: id.optional(),
  }),
  reply: z.object({ choices: z.array(choice) }),
  problems: ['invalid-input'],
})

const picture = z
  .object({ id: z.number(), src: z.string(), alt: z.string(), width: z.number(), height: z.number() })
  .meta({ id: 'OfficeContentPicture' })
export type OfficeContentPicture = z.output<typeof picture>

export const findContentPictures = endpoint({
  ...ofContent,
  method: 'GET',
  path: '/office/content/pictures',
  summary: 'Find pictures by words of their description, or by their numbers',
  description: 'At most twenty-four, newest first; of numbers all.',
  query: z.object({
    words: z.string().trim().max(100).optional(),
    ids: ids.optional(),
  }),
  reply: z.object({ pictures: z.array(picture) }),
  problems: ['invalid-input'],
})
