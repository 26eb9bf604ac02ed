import * as z from 'zod/mini'
import { emailOrNone, optionalText, text } from '#contract/forms/fields'
import { rule } from '#contract/forms/rule'
import { mostLineLength, mostLines } from '#domain/catalogue/villa-record'
import { nearbyKinds, travelModes } from '#domain/geography/nearby'
import { type Language, languages } from '#domain/text/language'
import { isSlug } from '#domain/text/slug'
import { bathrooms, floors, roomKinds } from '#domain/villas/rooms'

// The sections of a villa as staff save them. Fields without a value are absent, or null where they can be.

const rowId = z.int().check(z.gte(1), z.lte(2_147_483_647))
const between = (least: number, most: number) =>
  rule((value: number) => (value >= least && value <= most ? undefined : 'invalid'))
const whole = (least: number, most: number) => z.int().check(between(least, most))
const required = (most: number) => text(most, value => (value === '' ? 'missing' : undefined))

/** A text by language; a language without words is absent or empty. */
const written = (most: number) =>
  z.partialRecord(z.enum(languages as [Language, ...Language[]]), z.string().check(z.maxLength(most), z.trim()))
const lines = z.array(written(mostLineLength)).check(z.maxLength(mostLines))
const time = z.nullable(
  z.string().check(rule(value => (/^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : 'invalid'))),
)

const tier = z.object({ rooms: whole(1, 100), sleeps: whole(1, 200) })

/** Numbers of bedrooms with which a villa is let: ascending, and the last is the whole villa. */
const tiers = z.array(tier).check(
  z.minLength(1),
  z.maxLength(30),
  rule(all =>
    all.every(({ rooms, sleeps }, i) => {
      const before = all[i - 1]
      return !before || (rooms > before.rooms && sleeps >= before.sleeps)
    })
      ? undefined
      : 'invalid',
  ),
)

/** The form of a new villa. */
export const newVillaForm = z.object({
  name: required(120),
  regionId: rowId,
  subRegionId: z.nullable(rowId),
  place: required(120),
  lat: z.number().check(between(-90, 90)),
  lng: z.number().check(between(-180, 180)),
  bedrooms: whole(1, 100),
  sleeps: whole(1, 200),
  bathrooms: whole(0, 100),
  tiers,
})

export const villaFactsForm = z.extend(newVillaForm, {
  slug: text(80, value => (value === '' ? 'missing' : isSlug(value) ? undefined : 'invalid')),
  exquisite: z.boolean(),
  registrationNumber: optionalText(60),
})

export const villaRoomsForm = z.object({
  rooms: z
    .array(
      z.object({
        kind: z.enum(roomKinds),
        floor: z.enum(floors),
        bathroom: z.optional(z.enum(bathrooms)),
        note: z.optional(written(300)),
      }),
    )
    .check(z.maxLength(100)),
})

export const villaAmenitiesForm = z.object({ amenityIds: z.array(rowId).check(z.maxLength(300)) })

export const villaTextsForm = z.object({ tagline: written(160), story: written(20_000), location: written(10_000) })

export const villaServicesForm = z.object({ included: lines, extras: lines, houseRules: lines })

export const villaStayForm = z.object({
  arrivalFrom: time,
  departureBy: time,
  damageDepositCents: z.nullable(whole(1, 100_000_000)),
  hideForItaly: z.boolean(),
  hideForGreece: z.boolean(),
})

export const villaNearbyForm = z.object({
  nearby: z
    .array(
      z.object({ kind: z.enum(nearbyKinds), name: written(200), minutes: whole(1, 1440), by: z.enum(travelModes) }),
    )
    .check(z.maxLength(60)),
})

/** The form of each section, by its name in `villaSections`. */
export const villaSectionForms = {
  facts: villaFactsForm,
  rooms: villaRoomsForm,
  amenities: villaAmenitiesForm,
  texts: villaTextsForm,
  services: villaServicesForm,
  stay: villaStayForm,
  nearby: villaNearbyForm,
}

/** A copy of a villa. */
export const copyVillaForm = z.object({ name: required(120) })

/** The owner of a villa, for staff alone. */
export const villaOwnerForm = z.object({
  name: optionalText(200),
  email: emailOrNone,
  phone: optionalText(60),
  note: optionalText(2000),
})
