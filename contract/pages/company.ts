import { z } from 'zod'
import { enquirePage } from '#contract/pages/enquire'
import { pageFrame } from '#contract/pages/frame'
import { linkedPage } from '#contract/pages/modules'
import { pagePart } from '#contract/pages/parts'
import { person } from '#contract/team'

const partsPage = pageFrame.extend({ kind: z.literal('page'), parts: z.array(pagePart) })
const { countries } = enquirePage.shape.enquire.shape

/** Those of the team who do the same. */
const teamGroup = z.object({
  part: z.enum(['founder', 'specialist', 'manager', 'area', 'house']),
  people: z.array(person),
})

/** Reasons, numbered (template 18). */
export const tenReasonsPage = partsPage.extend({ template: z.literal('ten-reasons') }).meta({ id: 'TenReasonsPage' })

/** How the company came about, year by year (template 19). */
export const ourStoryPage = partsPage
  .extend({ template: z.literal('our-story'), founders: z.array(person), teamPath: z.string() })
  .meta({ id: 'OurStoryPage' })

const aboutData = z.object({
  villas: z.number(),
  regions: z.number(),
  people: z.number(),
  languages: z.number().meta({ description: 'How many languages the team speaks' }),
  reviews: z.object({ average: z.number().nullable(), count: z.number(), path: z.string() }),
  review: z.object({ text: z.string(), signature: z.string(), villa: z.string(), path: z.string() }).nullable(),
  team: z.array(person),
  teamPath: z.string(),
  press: z.array(linkedPage),
  pressPath: z.string(),
  ways: z.array(linkedPage).meta({ description: 'The pages below this one' }),
})
export type AboutData = z.output<typeof aboutData>

/** Who the company is, with figures of the day (template 22). */
export const aboutUsPage = partsPage
  .extend({ template: z.literal('about-us'), about: aboutData })
  .meta({ id: 'AboutUsPage' })

/** The people (template 23). */
export const teamPage = partsPage
  .extend({ template: z.literal('team'), team: z.array(teamGroup) })
  .meta({ id: 'TeamPage' })

/** A page that editors put together (template 26), or a campaign, on a dark ground (97). */
export const builderPage = partsPage.extend({ template: z.literal('builder') }).meta({ id: 'BuilderPage' })

/** For owners, with the form that offers a villa (template 83). */
export const ownerPage = partsPage.extend({ template: z.literal('owner'), countries }).meta({ id: 'OwnerPage' })

/** For travel agents, with the form of registration (template 82). */
export const travelAgentsPage = partsPage
  .extend({ template: z.literal('travel-agents'), countries, loginPath: z.string() })
  .meta({ id: 'TravelAgentsPage' })

/** Houses that are not shown, and who knows them (template 88). */
export const whiteKeyPage = partsPage
  .extend({ template: z.literal('white-key'), countries, manager: person.nullable() })
  .meta({ id: 'WhiteKeyPage' })

/** Posts, and the form that applies for one. */
export const careersPage = partsPage.extend({ template: z.literal('careers'), countries }).meta({ id: 'CareersPage' })

/** The letter, with what stood in one if it were written today (template 69). */
export const newsletterPage = partsPage
  .extend({
    template: z.literal('newsletter'),
    sample: z.object({ villa: linkedPage.nullable(), article: linkedPage.nullable() }),
  })
  .meta({ id: 'NewsletterPage' })
