import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { clientReviewsPage } from '#contract/pages/client-reviews'
import {
  aboutUsPage,
  builderPage,
  careersPage,
  newsletterPage,
  ourStoryPage,
  ownerPage,
  teamPage,
  tenReasonsPage,
  travelAgentsPage,
  whiteKeyPage,
} from '#contract/pages/company'
import { contactPage } from '#contract/pages/contact'
import { enquirePage } from '#contract/pages/enquire'
import { experiencePage } from '#contract/pages/experience'
import { experienceGroupPage } from '#contract/pages/experience-group'
import { experiencesPage } from '#contract/pages/experiences'
import { feedbackPage } from '#contract/pages/feedback'
import { pathIn } from '#contract/pages/frame'
import { homePage } from '#contract/pages/home'
import { journalArticlePage, journalPage, journalTopicPage } from '#contract/pages/journal'
import { pageModule } from '#contract/pages/modules'
import { conditionsPage, questionsPage } from '#contract/pages/outlined'
import { allVillasPage, arrivalsPage, countryPage, guidePage, regionPage, weatherPage } from '#contract/pages/places'
import { articlePage, fullWidthPage, notFoundPage, ownPage, quizPage } from '#contract/pages/plain'
import { pressArticlePage } from '#contract/pages/press-article'
import { pressCoveragePage } from '#contract/pages/press-coverage'
import { resultsPage } from '#contract/pages/results'
import { searchPage } from '#contract/pages/search'
import { sharedShortlistPage } from '#contract/pages/shared-shortlist'
import { villaPage } from '#contract/pages/villa'
import { languageId } from '#contract/schemas'
import type { TemplateName } from '#domain/content/public-templates'
import { templatesWhere } from '#domain/content/templates'

export const languageSpecific = z.object({
  language: languageId,
  heading1: z.string(),
  heading2: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
  StructuredSchema: z.string(),
  title: z.string(),
  menuName: z.string(),
})

/** A page of the content management system (SPEC A3). */
export const cmsPage = z.object({
  id: z.number(),
  parentPageId: z.number().nullable(),
  templateId: z.number(),
  httpStatusCode: z.number(),
  paths: z.array(pathIn),
  languageSpecific: z.array(languageSpecific).optional(),
})

/** A resolved path with the data of its template (PD-2); the template's name discriminates the shape. */
export const pageReply = z
  .discriminatedUnion('template', [
    allVillasPage,
    arrivalsPage,
    aboutUsPage,
    articlePage,
    clientReviewsPage,
    builderPage,
    careersPage,
    conditionsPage,
    contactPage,
    countryPage,
    enquirePage,
    experiencePage,
    experienceGroupPage,
    experiencesPage,
    feedbackPage,
    fullWidthPage,
    guidePage,
    homePage,
    journalPage,
    journalArticlePage,
    journalTopicPage,
    newsletterPage,
    notFoundPage,
    ourStoryPage,
    ownPage,
    ownerPage,
    pressArticlePage,
    pressCoveragePage,
    regionPage,
    questionsPage,
    quizPage,
    resultsPage,
    searchPage,
    sharedShortlistPage,
    teamPage,
    tenReasonsPage,
    travelAgentsPage,
    villaPage,
    weatherPage,
    whiteKeyPage,
  ])
  .meta({ id: 'Page' })
export type PageReply = z.output<typeof pageReply>

/** A page of one template, or of some: `PageOf<'villa'>`. */
export type PageOf<Name extends TemplateName> = Extract<PageReply, { template: Name }>

/** A path that redirects. */
export const redirectReply = z.object({
  kind: z.literal('redirect'),
  status: z.union([z.literal(301), z.literal(302)]),
  target: z.string(),
})

export const getPageByPath = endpoint({
  method: 'GET',
  path: '/cms/pages/bypath',
  group: 'public',
  access: 'anyone',
  summary: 'Resolve a path, with the data of its template',
  description:
    'One request per navigation. An unknown path returns 404, a removed one 410; both have the not-found page as `page`.',
  query: z.object({
    path: z
      .string()
      .min(1)
      .max(50_000)
      .meta({ examples: ['/greece/corfu', '/fr/results?des=16'] }),
  }),
  reply: z.union([pageReply, redirectReply]),
  problems: ['not-found', 'gone', 'malformed-request'],
  queue: 'calls',
})

export const getPageModules = endpoint({
  method: 'GET',
  path: '/cms/pages/modules/bypath',
  group: 'public',
  access: 'anyone',
  summary: 'Get the modules of a page',
  description: `Pages of the templates ${templatesWhere(({ tellsModules }) => tellsModules).join(', ')} have modules, those of others none. \`$select\` names members by commas (\`id\`, \`templateId\`, \`modules\`), and by default all are returned; \`$expand=modules\` adds the modules to those that are selected.`,
  query: z.object({
    path: z.string().min(1).max(2000),
    $select: z.string().max(500).optional(),
    $expand: z.string().max(500).optional(),
  }),
  reply: z.object({ id: z.number(), templateId: z.number(), modules: z.array(pageModule) }).partial(),
  problems: ['not-found', 'invalid-input'],
  queue: 'calls',
})
