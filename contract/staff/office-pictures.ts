import { z } from 'zod'
import { optional } from 'zod/mini'
import { endpoint, file, noContent } from '#contract/endpoint'
import { pictureForm } from '#contract/forms/pictures'
import { id, keysetCursor, revision } from '#contract/schemas'
import { ordersOf } from '#domain/office-lists/lists'
import { maxZoom } from '#domain/pictures/crop'
import { pictureRatios } from '#domain/pictures/focus'
import { maxVillaPictures, pictureStates } from '#domain/pictures/picture-rules'
import { languages } from '#domain/text/language'

const ofOffice = {
  group: 'extras',
  access: ['staff:pictures'],
  problems: ['invalid-input', 'not-found'],
} as const
const params = z.object({ id })
const percent = z.number().min(0).max(100).multipleOf(0.1)
const texts = z.object({ en: z.string(), fr: z.string(), de: z.string() })

const summary = z
  .object({
    id: z.number(),
    url: z.string().meta({ description: 'Followed by `/{width}.{avif|webp|jpg}`' }),
    width: z.number(),
    height: z.number(),
    colour: z.string(),
    name: z.string().meta({ description: 'The name of the uploaded file' }),
    alt: texts,
    isDrawing: z.boolean(),
    licenceEnds: z.string().nullable(),
    isRemoved: z.boolean(),
    uses: z.number().meta({ description: 'The records of the site that show it' }),
  })
  .meta({ id: 'OfficePicture' })
export type OfficePicture = z.output<typeof summary>

/** The filter of the library of pictures. */
export const pictureFilter = z.object({
  state: z.enum(pictureStates).default('all'),
  words: z
    .string()
    .trim()
    .max(100)
    .default('')
    .meta({ examples: ['pool'] }),
  order: z
    .enum(ordersOf('/office/pictures'))
    .default('-added')
    .meta({ description: '-added: the newest first; licence: by the end of the licence, those without an end last' }),
})
export type PictureFilter = z.output<typeof pictureFilter>

export const listOfficePictures = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/pictures',
  summary: 'List the pictures of the library',
  description:
    'At most 48. `next` is the cursor of the following ones. A page of unused pictures can have fewer, or none, while others follow. Words find descriptions and names of files.',
  query: pictureFilter.extend({ cursor: optional(keysetCursor) }),
  reply: z.object({ pictures: z.array(summary), next: z.string().nullable() }),
  problems: ['invalid-input'],
})

export const exportPictures = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/pictures/csv',
  summary: 'Export pictures as they are filtered',
  description:
    'UTF-8 with a byte order mark. Texts that a spreadsheet would read as formulas begin with an apostrophe. The staff log has the filter.',
  body: pictureFilter,
  reply: file('text/csv'),
  problems: ['invalid-input'],
  limit: { max: 30, windowSeconds: 3600, per: 'account', store: 'database' },
})

const focus = z
  .partialRecord(
    z.enum(['all', ...pictureRatios]),
    z.union([
      z.tuple([percent, percent]),
      z.tuple([percent, percent, z.number().min(1).max(maxZoom).multipleOf(0.01)]),
    ]),
  )
  .refine(({ all }) => all?.[2] === undefined, { path: ['all'], error: 'The focal point of all crops has no zoom.' })
  .meta({
    description:
      'Percent from the left and from the top; of one ratio also the zoom, by which the crop is smaller than the largest part',
  })

const use = z.object({
  kind: z.enum(['villa', 'page', 'collection', 'experience', 'article', 'press', 'team-member', 'slideshow', 'wine']),
  id: z.number(),
  name: z.string(),
  path: z.string().nullable().meta({ description: 'Its page of the site, without language' }),
})

const detail = summary
  .extend({
    revision: z.number(),
    focus,
    photographer: z.string(),
    licence: z.string(),
    usedBy: z.array(use),
    similar: z.array(summary),
    versions: z.array(
      z.object({
        number: z.number(),
        at: z.string(),
        by: z.string().nullable(),
        canBeRestored: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'OfficePictureDetail' })
export type OfficePictureDetail = z.output<typeof detail>

export const getOfficePicture = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/pictures/{id}',
  summary: 'Get a picture with its uses, similar pictures and versions',
  params,
  reply: detail,
})

const uploadProblems = [
  'gone',
  'too-large',
  'file-type-not-accepted',
  'picture-damaged',
  'picture-too-small',
  'picture-too-many-pixels',
  'upload-unfinished',
  'unavailable',
] as const

export const addPicture = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/pictures',
  summary: 'Add an uploaded file to the library',
  description:
    'The file was uploaded to `/api/office/pictureuploads` by the tus protocol. A file that the library has already adds no second picture. With a villa, the picture becomes the last one of that villa. A repetition returns the same picture.',
  body: z.object({ uploadId: z.uuid(), villaId: optional(id) }),
  reply: z.object({ picture: summary, isKnown: z.boolean(), similar: z.array(summary) }),
  status: 201,
  problems: [...ofOffice.problems, ...uploadProblems],
})
export type AddedPicture = z.output<(typeof addPicture)['reply']>

export const replacePictureFile = endpoint({
  ...ofOffice,
  method: 'PUT',
  path: '/office/pictures/{id}/file',
  summary: 'Replace the file of a picture by an upload',
  description: 'Its uses stay, and its former addresses lead to the new one.',
  params,
  body: z.object({ uploadId: z.uuid(), revision }),
  reply: detail,
  problems: [...ofOffice.problems, ...uploadProblems, 'edited-meanwhile'],
})

export const editPicture = endpoint({
  ...ofOffice,
  method: 'PUT',
  path: '/office/pictures/{id}',
  summary: 'Change the descriptions, licence and focus of a picture',
  description: 'If it has changed since its revision, 409 brings the present one as `current`.',
  params,
  body: z.object({ revision, focus, texts: pictureForm }),
  reply: detail,
  problems: [...ofOffice.problems, 'edited-meanwhile'],
  writes: 'idempotent',
})

export const removePicture = endpoint({
  ...ofOffice,
  method: 'DELETE',
  path: '/office/pictures/{id}',
  summary: 'Remove a picture that nothing uses',
  description: 'It can be restored for thirty days.',
  params,
  reply: noContent,
  problems: [...ofOffice.problems, 'picture-in-use'],
  writes: 'transactional',
})

export const restorePicture = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/pictures/{id}/restore',
  summary: 'Restore a removed picture',
  params,
  reply: detail,
  problems: [...ofOffice.problems, 'not-in-this-state'],
  writes: 'transactional',
})

export const restorePictureVersion = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/pictures/{id}/versions/{number}/restore',
  summary: 'Restore an earlier version of a picture: its file, texts and focus',
  params: z.object({ id, number: id }),
  body: z.object({ revision }),
  reply: detail,
  problems: [...ofOffice.problems, 'edited-meanwhile'],
  writes: 'transactional',
})

const villaPictures = z
  .object({
    villa: z.object({ id: z.number(), name: z.string(), path: z.string(), live: z.boolean() }),
    revision: z.number(),
    thumbId: z.number().nullable().meta({ description: 'Null for a villa without pictures' }),
    rooms: z.array(
      z.object({
        kind: z.string(),
        floor: z.string(),
        note: z.partialRecord(z.enum(languages), z.string()).optional(),
      }),
    ),
    pictures: z.array(
      summary.extend({ room: z.number().nullable().meta({ description: 'Index of its room, from 0' }) }),
    ),
  })
  .meta({ id: 'OfficeVillaPictures' })
export type OfficeVillaPictures = z.output<typeof villaPictures>

export const getVillaPictures = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/villas/{id}/pictures',
  summary: 'Get the pictures of a villa in their order',
  params,
  reply: villaPictures,
})

export const setVillaPictures = endpoint({
  ...ofOffice,
  method: 'PUT',
  path: '/office/villas/{id}/pictures',
  summary: 'Set the pictures of a villa: their order, rooms, and the one of lists',
  description: 'Pictures that are left out stay in the library.',
  params,
  body: z.object({
    revision,
    thumbId: id,
    pictures: z
      .array(z.object({ id, room: z.number().int().min(0).max(500).nullable() }))
      .min(1)
      .max(maxVillaPictures),
  }),
  reply: villaPictures,
  problems: [...ofOffice.problems, 'edited-meanwhile'],
  writes: 'idempotent',
})

/** The longest texts of as many pictures as a villa can have, in UTF-8. */
const maxTextsBytes = 2 * 1024 * 1024

const pictureTexts = z.object({
  pictures: z.array(summary.extend({ revision: z.number(), photographer: z.string(), licence: z.string() })),
})
export type VillaPictureTexts = z.output<typeof pictureTexts>

export const getPictureTexts = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/villas/{id}/pictures/texts',
  summary: 'Get the descriptions and licences of a villa’s pictures, in their order',
  params,
  reply: pictureTexts.meta({ id: 'VillaPictureTexts' }),
})

export const describePictures = endpoint({
  ...ofOffice,
  method: 'PUT',
  path: '/office/villas/{id}/pictures/texts',
  summary: 'Change the descriptions and licences of many pictures of a villa at once',
  description: 'All or none: where one has changed since its revision, 409 brings the present ones as `current`.',
  params,
  body: z.object({
    pictures: z
      .array(z.object({ id, revision, texts: pictureForm }))
      .min(1)
      .max(maxVillaPictures),
  }),
  reply: pictureTexts,
  problems: [...ofOffice.problems, 'edited-meanwhile'],
  writes: 'idempotent',
  maxBodyBytes: maxTextsBytes,
})

const foundVilla = z.object({ id: z.number(), name: z.string(), region: z.string() }).meta({ id: 'PicturedVilla' })

export const findPicturedVillas = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/picturedvillas',
  summary: 'Find villas by a part of their name, to show their pictures',
  description: 'At most twenty; those whose name begins with it come first.',
  query: z.object({
    words: z
      .string()
      .trim()
      .min(2)
      .max(100)
      .meta({ examples: ['Kalami'] }),
  }),
  reply: z.object({ villas: z.array(foundVilla) }),
  problems: ['invalid-input'],
})
