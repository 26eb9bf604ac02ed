import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { id, language, picture, wholeNumber } from '#contract/shapes'

/**
 * An experience as lists show it (section 3). `priceFrom` is in euros, for a person or a group; `minutes` and `fromAge`
 * are null where they are not told.
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
    minutes: z.number().nullable().meta({ description: 'How long it takes' }),
    fromAge: z.number().nullable().meta({ description: 'The age from which it makes sense' }),
    picture,
  })
  .meta({ id: 'Experience' })
export type Experience = z.output<typeof experience>

/** An experience with all that its page tells. What is not told is empty, or null. */
export const experienceDetail = experience
  .extend({
    body: z.string().meta({ description: 'HTML, its links resolved' }),
    meeting: z.string(),
    included: z.array(z.string()),
    rain: z.string().meta({ description: 'What happens if it rains' }),
    mostGuests: z.number().nullable(),
    weekdays: z.array(z.number()).meta({ description: 'ISO weekdays on which it takes place; Monday is 1' }),
    spoken: z.array(z.string()).meta({ description: 'Codes of the languages that are spoken' }),
    images: z.array(picture),
    nextDays: z.array(z.iso.date()).meta({ description: 'The next days on which it takes place' }),
    priceYears: z.array(z.number()).meta({ description: 'The years for which there is a table of prices' }),
  })
  .meta({ id: 'ExperienceDetail' })
export type ExperienceDetail = z.output<typeof experienceDetail>

/** What an experience costs in a year: for each adult, each child, or the whole group, by days and size of the party. */
export const experiencePriceTable = z
  .object({
    experienceId: z.number(),
    year: z.number(),
    currencyId: z.number(),
    rows: z.array(
      z.object({
        from: z.iso.date(),
        to: z.iso.date().meta({ description: 'The first day for which it does not hold' }),
        guests: z.enum(['adult', 'child', 'group']),
        fewest: z.number(),
        most: z.number(),
        price: z.number(),
      }),
    ),
  })
  .meta({ id: 'ExperiencePriceTable' })
export type ExperiencePriceTable = z.output<typeof experiencePriceTable>

/** A kind of experiences (section 3). */
export const experienceGroup = z
  .object({
    id: z.number(),
    parentid: z.number().nullable().meta({ description: 'The page under which it stands' }),
    title: z.string(),
    cmsRelativeUrl: z.string(),
    tier: z.object({ title: z.string() }),
  })
  .meta({ id: 'ExperienceGroup' })
export type ExperienceGroup = z.output<typeof experienceGroup>

/** A kind of experiences with its text, and the experiences of it. */
const experienceGroupContent = experienceGroup.extend({ introduction: z.string(), experiences: z.array(experience) })

const inLanguage = z.object({ id, lang: language })

export const getExperience = endpoint({
  method: 'GET',
  path: '/core/experiences/live/{id}/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'An experience with its texts, pictures and next days',
  params: inLanguage,
  reply: experienceDetail,
  refusals: ['not-found', 'unknown-language'],
})

export const getExperienceGroupContent = endpoint({
  method: 'GET',
  path: '/core/experiences/live/groupcontent/{id}/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'A kind of experiences with its text and its experiences',
  params: inLanguage,
  reply: experienceGroupContent,
  refusals: ['not-found', 'unknown-language'],
})

export const getExperienceGroupTier = endpoint({
  method: 'GET',
  path: '/core/experiences/grouptier/{id}/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'A kind of experiences with the others of its tier',
  params: inLanguage,
  reply: experienceGroup.extend({ others: z.array(experienceGroup) }),
  refusals: ['not-found', 'unknown-language'],
})

export const getExperiencePrices = endpoint({
  method: 'GET',
  path: '/core/pricing/pricingtable/experience/{experienceId}/{year}',
  group: 'public',
  access: 'anyone',
  summary: 'What an experience costs in a year',
  description: 'Where a day has no price it is not offered; a year without any answers an empty table.',
  params: z.object({ experienceId: id, year: wholeNumber(2000, 2999) }),
  reply: experiencePriceTable,
  refusals: ['not-found'],
})

export const nearbyExperiences = z.array(experience.extend({ kilometres: z.number() }))

export const findExperiencesNearVilla = endpoint({
  method: 'GET',
  path: '/core/experiences/near/villaid/{id}',
  group: 'public',
  access: 'anyone',
  summary: 'Experiences near a villa, nearest first',
  params: z.object({ id }),
  query: z.object({ lang: language.optional() }),
  reply: nearbyExperiences,
  refusals: ['not-found'],
})
