import { z } from 'zod'
import { endpoint, file } from '#contract/endpoint'
import {
  copyVillaForm,
  newVillaForm,
  villaAmenitiesForm,
  villaFactsForm,
  villaNearbyForm,
  villaOwnerForm,
  villaRoomsForm,
  villaServicesForm,
  villaStayForm,
  villaTextsForm,
} from '#contract/forms/villa'
import { id, ifMatch, keysetCursor, language, revision } from '#contract/schemas'
import { missingKinds } from '#domain/catalogue/missing'
import { nearbyKinds, travelModes } from '#domain/geography/nearby'
import { ordersOf } from '#domain/office-lists/lists'
import { type Language, languages } from '#domain/text/language'
import { bathrooms, floors, roomKinds } from '#domain/villas/rooms'

const ofVillas = {
  group: 'extras',
  access: ['staff:villas'],
  problems: ['invalid-input', 'not-found'],
} as const
const params = z.object({ id })
const languageCode = z.enum(languages as [Language, ...Language[]])
const written = z
  .partialRecord(languageCode, z.string())
  .meta({ description: 'By language; absent ones fall back to English on the site' })

/** The filter of the list of villas. */
export const villaFilter = z.object({
  words: z
    .string()
    .trim()
    .max(100)
    .default('')
    .meta({ description: 'Beginnings of words of name, place, address or code', examples: ['Kalami'] }),
  state: z
    .enum(['live', 'draft', 'archived', 'unregistered'])
    .default('live')
    .meta({ description: '`unregistered`: live without a registration number' }),
  regionId: id.optional(),
  order: z
    .enum(ordersOf('/office/villas'))
    .default('name')
    .meta({ description: 'A minus before it reverses it. `recommended` is the order of regions' }),
})
export type VillaFilter = z.output<typeof villaFilter>

const listed = z
  .object({
    id: z.number(),
    name: z.string(),
    region: z.string(),
    place: z.string(),
    bedrooms: z.number(),
    sleeps: z.number(),
    bathrooms: z.number(),
    exquisite: z.boolean(),
    code: z.string().nullable(),
    sortOrder: z.number().meta({ description: 'The recommended order' }),
    path: z.string(),
  })
  .meta({ id: 'ListedOfficeVilla' })
export type ListedOfficeVilla = z.output<typeof listed>

export const listOfficeVillas = endpoint({
  ...ofVillas,
  method: 'GET',
  path: '/office/villas/list',
  summary: 'List villas: live ones, drafts or archived ones',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  query: villaFilter.extend({
    cursor: keysetCursor.optional(),
    lang: language.optional(),
  }),
  reply: z.object({ villas: z.array(listed), next: z.string().nullable() }),
  problems: ['invalid-input'],
})

export const exportVillas = endpoint({
  ...ofVillas,
  method: 'POST',
  path: '/office/villas/csv',
  summary: 'Export villas as they are filtered',
  description:
    'UTF-8 with a byte order mark. Texts that a spreadsheet would read as formulas begin with an apostrophe. The staff log has the filter.',
  body: villaFilter,
  reply: file('text/csv'),
  problems: ['invalid-input'],
  limit: { max: 30, windowSeconds: 3600, per: 'account', store: 'database' },
})

const named = z.object({ id: z.number(), name: z.string() })
export const getVillaChoices = endpoint({
  ...ofVillas,
  method: 'GET',
  path: '/office/villas/choices',
  summary: 'Get the regions and amenities from which staff choose for a villa',
  query: z.object({ lang: language.optional() }),
  reply: z.object({
    regions: z.array(
      named.extend({
        country: z.string().meta({ description: 'The country’s slug, which decides the form of registration numbers' }),
        countryName: z.string(),
        area: z
          .object({ lat: z.number(), lng: z.number(), km: z.number() })
          .meta({ description: 'The circle that contains the places of the region' }),
        subRegions: z.array(named),
        places: z
          .array(z.string())
          .meta({ description: 'Towns and villages for which a tourist tax is known by name' }),
      }),
    ),
    amenities: z.array(named.extend({ category: z.string() })),
  }),
  problems: ['invalid-input'],
})
export type VillaChoices = z.output<(typeof getVillaChoices)['reply']>

const record = z.object({
  name: z.string(),
  slug: z.string(),
  path: z.string(),
  regionId: z.number(),
  subRegionId: z.number().nullable(),
  place: z.string(),
  lat: z.number(),
  lng: z.number(),
  bedrooms: z.number(),
  sleeps: z.number(),
  bathrooms: z.number(),
  tiers: z.array(z.object({ rooms: z.number(), sleeps: z.number() })),
  exquisite: z.boolean(),
  registrationNumber: z.string(),
  rooms: z.array(
    z.object({
      kind: z.enum(roomKinds),
      floor: z.enum(floors),
      bathroom: z.enum(bathrooms).optional(),
      note: written.optional(),
    }),
  ),
  amenityIds: z.array(z.number()),
  tagline: written,
  story: written,
  location: written,
  included: z.array(written),
  extras: z.array(written),
  houseRules: z.array(written),
  arrivalFrom: z.string().nullable(),
  departureBy: z.string().nullable(),
  damageDepositCents: z.number().nullable(),
  hideForItaly: z.boolean(),
  hideForGreece: z.boolean(),
  nearby: z.array(z.object({ kind: z.enum(nearbyKinds), name: written, minutes: z.number(), by: z.enum(travelModes) })),
  live: z.boolean(),
  archived: z.boolean(),
})

const edited = z
  .object({
    id: z.number(),
    revision: z.number(),
    villa: record,
    missing: z
      .array(
        z.object({
          kind: z.enum(Object.keys(missingKinds) as [keyof typeof missingKinds]),
          languages: z.array(languageCode).optional(),
        }),
      )
      .meta({ description: 'What keeps it from going live' }),
    country: z.string(),
    code: z.string().nullable().meta({ description: 'The company’s own name of an imported villa' }),
    pictures: z.number(),
    latestVersion: z
      .object({ id: z.number(), number: z.number() })
      .nullable()
      .meta({ description: 'Its newest version, which can be undone; null before the first change' }),
    comingBookings: z.number().meta({ description: 'Bookings and options that have not ended' }),
    tax: z
      .object({
        per: z.enum(['person', 'house']),
        exemptUnder: z.number().nullable(),
        mostNights: z.number().nullable(),
      })
      .nullable()
      .meta({ description: 'The tourist tax of its place today' }),
  })
  .meta({ id: 'OfficeVillaRecord' })
export type OfficeVillaRecord = z.output<typeof edited>

export const getVillaRecord = endpoint({
  ...ofVillas,
  method: 'GET',
  path: '/office/villas/{id}',
  summary: 'Get a villa as staff edit it, and what it still needs to go live',
  params,
  reply: edited,
})

export const createVilla = endpoint({
  ...ofVillas,
  method: 'POST',
  path: '/office/villas',
  summary: 'Create a villa, as a draft',
  body: newVillaForm,
  reply: edited,
  status: 201,
  problems: ['invalid-input'],
  writes: 'idempotent',
})

const saved = { revision }
export const changeVilla = endpoint({
  ...ofVillas,
  method: 'PUT',
  path: '/office/villas/{id}',
  summary: 'Change one section of a villa',
  description:
    'Prices stay with their number of bedrooms, those of the whole villa with the whole villa. A number of bedrooms that has prices cannot be removed (`priced-tier`). A live villa cannot lose what it needs (`villa-incomplete`). If the address changes, the former one redirects.',
  params,
  body: z.discriminatedUnion('section', [
    z.object({ ...saved, section: z.literal('facts'), values: villaFactsForm }),
    z.object({ ...saved, section: z.literal('rooms'), values: villaRoomsForm }),
    z.object({ ...saved, section: z.literal('amenities'), values: villaAmenitiesForm }),
    z.object({ ...saved, section: z.literal('texts'), values: villaTextsForm }),
    z.object({ ...saved, section: z.literal('services'), values: villaServicesForm }),
    z.object({ ...saved, section: z.literal('stay'), values: villaStayForm }),
    z.object({ ...saved, section: z.literal('nearby'), values: villaNearbyForm }),
  ]),
  reply: edited,
  problems: [...ofVillas.problems, 'edited-meanwhile', 'priced-tier', 'villa-incomplete'],
  writes: 'transactional',
})

export const setVillaState = endpoint({
  ...ofVillas,
  method: 'POST',
  path: '/office/villas/{id}/state',
  summary: 'Publish a villa, take it off the site, archive it, or take it out of the archive',
  description:
    'Only a complete villa can be published (`villa-incomplete` names what is missing). Future bookings of a villa that is withdrawn or archived stay. A villa from the archive is a draft.',
  params,
  body: z.object({ revision, action: z.enum(['publish', 'withdraw', 'archive', 'unarchive']) }),
  reply: edited,
  problems: [...ofVillas.problems, 'edited-meanwhile', 'not-in-this-state', 'villa-incomplete'],
  writes: 'transactional',
})

export const copyVilla = endpoint({
  ...ofVillas,
  method: 'POST',
  path: '/office/villas/{id}/copy',
  summary: 'Copy a villa, as a draft',
  description:
    'With its texts, pictures and seasons; without bookings, blocks, reviews, registration number and owner.',
  params,
  body: copyVillaForm,
  reply: edited,
  status: 201,
  writes: 'idempotent',
})

export const previewVilla = endpoint({
  ...ofVillas,
  method: 'POST',
  path: '/office/villas/{id}/preview',
  summary: 'Get a link to the villa’s page as it would be, for one hour',
  params,
  body: z.object({ lang: language.optional() }),
  reply: z.object({ path: z.string(), expiresAt: z.iso.datetime() }),
  problems: [...ofVillas.problems, 'not-in-this-state'],
})

const ordered = z
  .object({
    regionId: z.number(),
    region: z.string(),
    villas: z.array(z.object({ id: z.number(), name: z.string(), place: z.string(), bedrooms: z.number() })),
    further: z.number().meta({ description: 'Villas after these, whose order stays' }),
  })
  .meta({ id: 'VillaOrder' })
export type VillaOrder = z.output<typeof ordered>

const orderedIds = z.array(z.int().min(1).max(2_147_483_647)).max(500)
export const getVillaOrder = endpoint({
  ...ofVillas,
  method: 'GET',
  path: '/office/regions/{id}/villaorder',
  summary: 'Get the recommended order of the live villas of a region',
  description: 'The first five hundred.',
  params,
  reply: ordered,
})

export const setVillaOrder = endpoint({
  ...ofVillas,
  method: 'PUT',
  path: '/office/regions/{id}/villaorder',
  summary: 'Set the recommended order of the live villas of a region',
  description:
    '`before` is the order that the staff member saw: if it is another by now, 409 `edited-meanwhile`. Villas of other regions keep their places.',
  params,
  body: z.object({ before: orderedIds, villaIds: orderedIds }),
  reply: ordered,
  problems: [...ofVillas.problems, 'edited-meanwhile'],
  writes: 'transactional',
})

const owner = z
  .object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    note: z.string(),
    revision: z.number().meta({ description: 'To send as `If-Match`; 0 before the first save' }),
  })
  .meta({ id: 'VillaOwner' })
export type VillaOwner = z.output<typeof owner>

export const getVillaOwner = endpoint({
  ...ofVillas,
  method: 'GET',
  path: '/office/villas/{id}/owner',
  summary: 'Get the owner of a villa',
  params,
  reply: owner,
})

export const setVillaOwner = endpoint({
  ...ofVillas,
  method: 'PUT',
  path: '/office/villas/{id}/owner',
  summary: 'Set the owner of a villa',
  description:
    'The staff log names the changed fields only; versions do not have them. A stale revision gets 412 with the current state as `current`. Empty fields erase the owner.',
  params,
  headers: z.object({ 'if-match': ifMatch }),
  body: villaOwnerForm,
  reply: owner,
  problems: [...ofVillas.problems, 'changed-since'],
  writes: 'transactional',
})

const paragraph = z.string().trim().max(2000)
const paragraphs = z.object({ en: paragraph, fr: paragraph, de: paragraph })
const wayIn = { directions: paragraphs, handover: paragraphs, codes: z.string().trim().max(500) }
const access = z
  .object({ ...wayIn, revision: z.number().meta({ description: 'To send as `If-Match`; 0 before the first save' }) })
  .meta({ id: 'VillaWayIn' })
export type VillaWayIn = z.output<typeof access>

export const getVillaWayIn = endpoint({
  ...ofVillas,
  method: 'GET',
  path: '/office/villas/{id}/access',
  summary: 'Get the private directions, key hand-over and codes of a villa',
  params,
  reply: access,
})

export const setVillaWayIn = endpoint({
  ...ofVillas,
  method: 'PUT',
  path: '/office/villas/{id}/access',
  summary: 'Set the private directions, key hand-over and codes of a villa',
  description:
    'For all of its bookings. Stored encrypted; the staff log names the changed fields only. A stale revision gets 412 with the current state as `current`.',
  params,
  headers: z.object({ 'if-match': ifMatch }),
  body: z.object(wayIn),
  reply: access,
  problems: [...ofVillas.problems, 'changed-since'],
  writes: 'transactional',
})
