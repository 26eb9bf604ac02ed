import { pageIds, resultPages } from '#domain/content/page-ids'
import { templateOf } from '#domain/content/templates'
import type { Language } from '#domain/text/language'
import { breadcrumbOf, type Presenter, pageFrameOf } from '#server/catalogue/pages/page-frame'
import { presentPicture } from '#server/catalogue/present'
import { currentArticles } from '#server/catalogue/rows/articles'
import type { Page } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'
import { contactData } from '#server/features/callbacks/public'
import { companyPage, conditionsData, isCompanyTemplate, questionsData } from '#server/features/company/public'
import { enquireData, isSentShortlist } from '#server/features/enquiries/public'
import { presentKindsOfExperiences } from '#server/features/experiences/public'
import { feedbackOfAddress } from '#server/features/feedback/public'
import { journalData } from '#server/features/journal/public'
import {
  allVillasData,
  arrivalsData,
  countryData,
  guideData,
  regionData,
  weatherData,
} from '#server/features/places/public'
import { pressCoverage } from '#server/features/press/public'
import { reviewsData } from '#server/features/reviews/public'
import { sharedShortlistOfAddress } from '#server/features/shared-shortlists/public'
import { searchTyped } from '#server/features/site-search/public'
import { resultsData } from '#server/features/villa-search/public'
import { homeData } from './home-data.ts'
import { presentModules } from './modules.ts'

/** A page of the content management system, with the data of its template. */
export const presentPage: Presenter = async (context, id, { language, search, audience }) => {
  const page = context.catalogue.content.pageById.get(id)
  if (!page || !(await isShownHere(context, page.id, search))) return undefined
  const shown = await pageShown(context, page, language)
  const template = templateOf(page.templateId).name
  if (isCompanyTemplate(template)) return companyPage(context, page, shown, template, { language, audience })
  switch (template) {
    case 'home':
      return { ...shown, template, home: await homeData(context, page, language, audience) }
    case 'client-reviews':
      return { ...shown, template, ...(await reviewsData(context, search, language, audience)) }
    case 'conditions':
      return { ...shown, modules: [], template, ...conditionsData(context, page, language) }
    case 'questions':
      return { ...shown, modules: [], template, ...questionsData(context, page, language) }
    case 'contact':
      return { ...shown, template, contact: contactData(context, language) }
    case 'enquire':
      return { ...shown, template, enquire: enquireData(context, language) }
    case 'experiences':
      return { ...shown, template, experiences: presentKindsOfExperiences(context, language) }
    case 'feedback': {
      const feedback = await feedbackOfAddress(context, search, language)
      return feedback && { ...shown, template, feedback }
    }
    case 'press-coverage':
      return { ...shown, template, coverage: pressCoverage(context, search, language) }
    case 'results':
      return { ...shown, template, results: resultsData(context, search, language, audience) }
    case 'journal':
      return { ...shown, template, ...journalData(context, search, language) }
    case 'search':
      return { ...shown, template, siteSearch: await searchTyped(context, search, language, audience) }
    case 'region': {
      const region = regionData(context, page, { language, audience })
      return region && { ...shown, template, region }
    }
    case 'country': {
      const country = countryData(context, page, { language, audience })
      return country && { ...shown, template, country }
    }
    case 'guide': {
      const guide = guideData(context, page, { language, audience })
      return guide && { ...shown, template, guide }
    }
    case 'weather':
      return { ...shown, template, weather: weatherData(context, page, { language, audience }) }
    case 'arrivals':
      return { ...shown, template, arrivals: arrivalsData(context, page, { language, audience }) }
    case 'all-villas':
      return { ...shown, template, allVillas: allVillasData(context, { language, audience }) }
    case 'shared-shortlist': {
      const sharedShortlist = await sharedShortlistOfAddress(context, search, language, audience)
      // Previews of a shared link show its first villa.
      const picture = sharedShortlist?.properties[0]?.thumb ?? null
      return sharedShortlist && { ...shown, picture, template, sharedShortlist }
    }
    case 'article':
    case 'full-width':
    case 'not-found':
    case 'own':
    case 'quiz':
      return { ...shown, template }
    // Templates of villas, experiences and articles have no page of their own.
    default:
      return undefined
  }
}

/** Pages that end a process are shown only with its parameters (PD-84). */
async function isShownHere(context: Context, id: number, search: string): Promise<boolean> {
  if (!resultPages.has(id)) return true
  const given = new URLSearchParams(search)
  if (id === pageIds.emptyEnquiry) return given.get('shortlist') === 'empty'
  return isSentShortlist(context.db, given.get('reference') ?? '')
}

/**
 * The data that every page of the content management system has, whatever its template. The breadcrumb ends with the
 * page.
 */
export async function pageShown(context: Context, page: Page, language: Language) {
  const { catalogue } = context
  const frame = pageFrameOf(catalogue, page.path, language)
  const picture = catalogue.content.pictureById.get(pictureIdOf(page, context) ?? 0)
  return {
    ...frame,
    kind: 'page' as const,
    id: page.id,
    templateId: page.templateId,
    title: page.title[language],
    metaDescription: page.metaDescription[language],
    heading1: page.heading1[language],
    heading2: page.heading2[language],
    picture: picture ? presentPicture(picture, language) : null,
    breadcrumb: breadcrumbOf(catalogue, page, language),
    modules: await presentModules(context, page, language),
  }
}

/** The journal's home shows the picture of its lead article, unless it has one of its own. */
function pictureIdOf(page: Page, context: Context) {
  if (page.pictureId || templateOf(page.templateId).name !== 'journal') return page.pictureId
  return currentArticles(context).find(article => article.hero)?.pictureId
}
