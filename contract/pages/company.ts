import { z } from 'zod'
import { enquirePage } from '#contract/pages/enquire'
import { pageFrame } from '#contract/pages/frame'
import { linkedPage } from '#contract/pages/modules'
import { pagePart } from '#contract/pages/parts'
import { person } from '#contract/site/team'

const partsPage = pageFrame.extend({ kind: z.literal('page'), parts: z.array(pagePart) })
const { countries } = enquirePage.shape.enquire.shape

/** Team members with the same role. */
const teamGroup = z.object({
  part: z.enum(['founder', 'specialist', 'manager', 'area', 'house']),
  people: z.array(person),
})

/** Numbered reasons (template 18). */
export const tenReasonsPage = partsPage.extend({ template: z.literal('ten-reasons') }).meta({ id: 'TenReasonsPage' })

/** The history of the company by year (template 19). */
export const ourStoryPage = partsPage
  .extend({ template: z.literal('our-story'), founders: z.array(person), teamPath: z.string() })
  .meta({ id: 'OurStoryPage' })

const aboutData = z.object({
  villas: z.number(),
  regions: z.number(),
  people: z.number(),
  languages: z.number().meta({ description: 'The number of languages that the team speaks' }),
  reviews: z.object({ average: z.number().nullable(), count: z.number(), path: z.string() }),
  review: z.object({ text: z.string(), signature: z.string(), villa: z.string(), path: z.string() }).nullable(),
  team: z.array(person),
  teamPath: z.string(),
  press: z.array(linkedPage),
  pressPath: z.string(),
  ways: z.array(linkedPage).meta({ description: 'The child pages' }),
})
export type AboutData = z.output<typeof aboutData>

/** The company, with current figures (template 22). */
export const aboutUsPage = partsPage
  .extend({ template: z.literal('about-us'), about: aboutData })
  .meta({ id: 'AboutUsPage' })

/** The team (template 23). */
export const teamPage = partsPage
  .extend({ template: z.literal('team'), team: z.array(teamGroup) })
  .meta({ id: 'TeamPage' })

/** A page of editors' modules (template 26), or a campaign on a dark background (97). */
export const builderPage = partsPage.extend({ template: z.literal('builder') }).meta({ id: 'BuilderPage' })

/** For owners, with the form that offers a villa (template 83). */
export const ownerPage = partsPage.extend({ template: z.literal('owner'), countries }).meta({ id: 'OwnerPage' })

/** For travel agents, with the registration form (template 82). */
export const travelAgentsPage = partsPage
  .extend({ template: z.literal('travel-agents'), countries, loginPath: z.string() })
  .meta({ id: 'TravelAgentsPage' })

/** Houses that are not published, and their contact person (template 88). */
export const whiteKeyPage = partsPage
  .extend({ template: z.literal('white-key'), countries, manager: person.nullable() })
  .meta({ id: 'WhiteKeyPage' })

/** Vacancies, and the application form. */
export const careersPage = partsPage.extend({ template: z.literal('careers'), countries }).meta({ id: 'CareersPage' })

/** The newsletter, with a preview of today's content (template 69). */
export const newsletterPage = partsPage
  .extend({
    template: z.literal('newsletter'),
    sample: z.object({ villa: linkedPage.nullable(), article: linkedPage.nullable() }),
  })
  .meta({ id: 'NewsletterPage' })
