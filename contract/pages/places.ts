import { z } from 'zod'
import { experience } from '#contract/content/experiences'
import { pageFrame } from '#contract/pages/frame'
import { linkedPage } from '#contract/pages/modules'
import { person } from '#contract/site/team'
import { property } from '#contract/villas/villa-search'
import { enquirySubjects } from '#domain/people/enquiry-subjects'

const degrees = z.array(z.number()).length(12)

/** The climate of a region. */
const climate = z
  .object({
    air: degrees.meta({ description: 'Mean daily high in °C, January to December' }),
    sea: degrees.meta({ description: 'Sea temperature in °C; inland that of the nearest coast' }),
    best: z.array(z.number()).meta({ description: 'The months, 1 to 12, with warm, not hot days and a warm sea' }),
  })
  .meta({ id: 'Climate' })
export type ClimateData = z.output<typeof climate>

/** A region or a country as a card, with its number of villas. */
const placeCard = linkedPage.extend({ villas: z.number() }).meta({ id: 'PlaceCard' })
export type PlaceCard = z.output<typeof placeCard>

/** The villas of a place: the first ones in the recommended order. */
const placeStay = z
  .object({
    count: z.number(),
    query: z.string().meta({ description: 'The query of the search for all of them' }),
    villas: z.array(property),
  })
  .meta({ id: 'PlaceStay' })
export type PlaceStay = z.output<typeof placeStay>

/** Guides and experiences of a place. */
const placeReading = {
  guides: z.array(linkedPage).meta({ description: 'The child pages of the place' }),
  experiences: z.array(experience),
  articles: z.array(linkedPage),
}

const regionData = z.object({
  stay: placeStay,
  areas: z.array(z.object({ id: z.number(), name: z.string(), villas: z.number(), query: z.string() })),
  climate,
  airports: z.array(z.string()),
  person: person.nullable().meta({ description: 'The team member who knows it' }),
  ...placeReading,
  others: z.array(placeCard).meta({ description: 'The nearest other regions' }),
})
export type RegionData = z.output<typeof regionData>

/** A region (template 24). */
export const regionPage = pageFrame
  .extend({ template: z.literal('region'), kind: z.literal('page'), region: regionData })
  .meta({ id: 'RegionPage' })

const countryData = z.object({
  stay: placeStay,
  groups: z.array(z.object({ name: z.string(), regions: z.array(placeCard) })),
  ...placeReading,
})
export type CountryData = z.output<typeof countryData>

/** A country, or the islands of one (templates 64, 65 and 77). */
export const countryPage = pageFrame
  .extend({ template: z.literal('country'), kind: z.literal('page'), country: countryData })
  .meta({ id: 'CountryPage' })

const guideData = z.object({
  about: z.enum(['place', 'experiences']).meta({ description: 'The purpose of the page' }),
  place: z.object({ name: z.string(), path: z.string() }),
  places: z
    .array(z.object({ id: z.number(), name: z.string(), type: z.string(), lat: z.number(), lng: z.number() }))
    .meta({ description: 'The places in the guide that a map can show' }),
  stay: placeStay,
  experiences: placeReading.experiences,
  others: z.array(linkedPage).meta({ description: 'The other guides to the same place' }),
})
export type GuideData = z.output<typeof guideData>

/** A guide to a region, or all experiences of a region or a country (templates 38 and 63). */
export const guidePage = pageFrame
  .extend({ template: z.literal('guide'), kind: z.literal('page'), guide: guideData })
  .meta({ id: 'GuidePage' })

const weatherData = z.object({
  climate: climate.nullable().meta({ description: 'That of the region; null on the page of all regions' }),
  stay: placeStay.nullable(),
  compared: z
    .array(
      z.object({
        name: z.string(),
        regions: z.array(z.object({ id: z.number(), name: z.string(), path: z.string().nullable(), climate })),
      }),
    )
    .meta({ description: 'Regions by country; on the page of a region itself and its neighbours' }),
  others: guideData.shape.others,
})
export type WeatherData = z.output<typeof weatherData>

/** The weather of a region, or of all of them (templates 33 and 80). */
export const weatherPage = pageFrame
  .extend({ template: z.literal('weather'), kind: z.literal('page'), weather: weatherData })
  .meta({ id: 'WeatherPage' })

const arrivalsData = z.object({
  subject: z.enum(enquirySubjects).meta({ description: 'The enquiry subject for links from this page' }),
  countries: z.array(
    z.object({
      name: z.string(),
      regions: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          path: z.string().nullable(),
          airports: z.array(z.string()),
          ports: z.array(z.string()),
        }),
      ),
    }),
  ),
  others: z.array(linkedPage).meta({ description: 'Other pages about getting there' }),
})
export type ArrivalsData = z.output<typeof arrivalsData>

/** Points of arrival by region (template 81, and the pages about getting there). */
export const arrivalsPage = pageFrame
  .extend({ template: z.literal('arrivals'), kind: z.literal('page'), arrivals: arrivalsData })
  .meta({ id: 'ArrivalsPage' })

const allVillasData = z.object({
  total: z.number(),
  countries: z.array(
    z.object({
      name: z.string(),
      path: z.string().nullable(),
      regions: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          path: z.string().nullable(),
          count: z.number(),
          query: z.string(),
          villas: z
            .array(
              z.object({
                id: z.number(),
                name: z.string(),
                path: z.string(),
                place: z.string(),
                beds: z.number(),
                sleeps: z.number(),
              }),
            )
            .meta({ description: 'By name; of a large region only the first ones' }),
        }),
      ),
    }),
  ),
})
export type AllVillasData = z.output<typeof allVillasData>

/** All villas by country and region, and from A to Z (template 94). */
export const allVillasPage = pageFrame
  .extend({ template: z.literal('all-villas'), kind: z.literal('page'), allVillas: allVillasData })
  .meta({ id: 'AllVillasPage' })
