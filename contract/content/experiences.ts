import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { id, language, picture, wholeNumber } from '#contract/schemas'

/**
 * An experience in lists (SPEC A3). `priceFrom` is in euros, per person or group; `minutes` and `fromAge` are null
 * where unknown.
 */
export const experience = z
  .object({
    id: z.number(),
    serviceId: z.number(),
    name: z.string(),
    title: z.string(),
    browserTitle: z.string(),
    introduction: z.string(),
    cmsRelativeUrl: z.string(),
    status: z.enum(['live', 'draft']),
    groupId: z.number(),
    lat: z.number(),
    lng: z.number(),
    priceFrom: z.number(),
    priceUnit: z.enum(['person', 'group']),
    minutes: z.number().nullable().meta({ description: 'The duration' }),
    fromAge: z.number().nullable().meta({ description: 'The minimum recommended age' }),
    picture,
  })
  .meta({ id: 'Experience' })
export type Experience = z.output<typeof experience>

/** An experience with all data of its page. Unknown members are empty or null. */
export const experienceDetail = experience
  .extend({
    body: z.string().meta({ description: 'HTML, its links resolved' }),
    meeting: z.string(),
    included: z.array(z.string()),
    rain: z.string().meta({ description: 'The plan in case of rain' }),
    mostGuests: z.number().nullable(),
    weekdays: z.array(z.number()).meta({ description: 'ISO weekdays on which it takes place; Monday is 1' }),
    spoken: z.array(z.string()).meta({ description: 'Codes of the spoken languages' }),
    images: z.array(picture),
    nextDays: z.array(z.iso.date()).meta({ description: 'The next days on which it takes place' }),
    priceYears: z.array(z.number()).meta({ description: 'The years with a price table' }),
  })
  .meta({ id: 'ExperienceDetail' })
export type ExperienceDetail = z.output<typeof experienceDetail>

/** The prices of an experience in a year: per adult, per child, or for the group, by days and party size. */
export const experiencePriceTable = z
  .object({
    experienceId: z.number(),
    year: z.number(),
    currencyId: z.number(),
    rows: z.array(
      z.object({
        from: z.iso.date(),
        to: z.iso.date().meta({ description: 'The first day after the range' }),
        guests: z.enum(['adult', 'child', 'group']),
        fewest: z.number(),
        most: z.number(),
        price: z.number(),
      }),
    ),
  })
  .meta({ id: 'ExperiencePriceTable' })
export type ExperiencePriceTable = z.output<typeof experiencePriceTable>

/** A group of experiences (SPEC A3). */
export const experienceGroup = z
  .object({
    id: z.number(),
    parentid: z.number().nullable().meta({ description: 'The parent page' }),
    title: z.string(),
    cmsRelativeUrl: z.string(),
    tier: z.object({ title: z.string() }),
  })
  .meta({ id: 'ExperienceGroup' })
export type ExperienceGroup = z.output<typeof experienceGroup>

/** A group of experiences with its text and its experiences. */
const experienceGroupContent = experienceGroup.extend({ introduction: z.string(), experiences: z.array(experience) })

const inLanguage = z.object({ id, lang: language })

export const getExperience = endpoint({
  method: 'GET',
  path: '/core/experiences/live/{id}/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'Get an experience with its texts, pictures and next days',
  params: inLanguage,
  reply: experienceDetail,
  problems: ['not-found', 'unknown-language'],
})

export const getExperienceGroupContent = endpoint({
  method: 'GET',
  path: '/core/experiences/live/groupcontent/{id}/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'Get a group of experiences with its text and its experiences',
  params: inLanguage,
  reply: experienceGroupContent,
  problems: ['not-found', 'unknown-language'],
})

export const getExperienceGroupTier = endpoint({
  method: 'GET',
  path: '/core/experiences/grouptier/{id}/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'Get a group of experiences with the others of its tier',
  params: inLanguage,
  reply: experienceGroup.extend({ others: z.array(experienceGroup) }),
  problems: ['not-found', 'unknown-language'],
})

export const getExperiencePrices = endpoint({
  method: 'GET',
  path: '/core/pricing/pricingtable/experience/{experienceId}/{year}',
  group: 'public',
  access: 'anyone',
  summary: 'Get the prices of an experience in a year',
  description: 'It is not offered on days without a price; a year without prices returns an empty table.',
  params: z.object({ experienceId: id, year: wholeNumber(2000, 2999) }),
  reply: experiencePriceTable,
  problems: ['not-found'],
})

export const nearbyExperiences = z.array(experience.extend({ kilometres: z.number() }))

export const findExperiencesNearVilla = endpoint({
  method: 'GET',
  path: '/core/experiences/near/villaid/{id}',
  group: 'public',
  access: 'anyone',
  summary: 'List experiences near a villa, the nearest first',
  params: z.object({ id }),
  query: z.object({ lang: language.optional() }),
  reply: nearbyExperiences,
  problems: ['not-found'],
})
