import { regions } from '../catalogue.ts'
import { type Collection, collections } from '../collections.ts'
import { type Page, say } from '../pages/shape.ts'
import { pages } from '../pages.ts'
import { legalSkeletons } from './legal.ts'
import { neutralTexts, spokenFields } from './texts.ts'

/** Pages about the demonstration's company, and former addresses of its site. */
const ofTheDemonstration = new Set([
  '/our-story',
  '/ten-reasons',
  '/team',
  '/responsible-company',
  '/careers',
  '/awards',
  '/press',
  '/press-page',
  '/villa-owners',
  '/travel-agents',
  '/white-key',
  '/quiet-weeks',
  '/think-exquisite',
  '/a-responsible-company',
  '/last-minute',
  '/travel-rules-2021',
])

const skeletonByPath = new Map(legalSkeletons.map(page => [page.path, page]))
const nothing = say('', '', '')

function neutral(page: Page): Page {
  const skeleton = skeletonByPath.get(page.path)
  if (skeleton) return skeleton
  const spoken = spokenFields[page.path] ?? []
  const { validFrom: _, ...undated } = page
  return {
    ...undated,
    ...(spoken.includes('metaDescription') && { metaDescription: page.title }),
    ...(spoken.includes('heading2') && { heading2: nothing }),
    ...(spoken.includes('modules') && { modules: [] }),
    ...neutralTexts[page.path],
  }
}

/**
 * The pages with which a company begins: those that the site needs, with texts that claim nothing of the company,
 * countries, regions and guides, and skeletons of legal pages.
 */
export const starterPages: Page[] = pages.filter(({ path }) => !ofTheDemonstration.has(path)).map(neutral)

const spokenRegions = new Set(['sicily', 'puglia', 'sardinia'])

/** Regions without sentences in which the demonstration's company speaks. */
export const starterRegions = regions.map(region => ({
  ...region,
  ...(spokenRegions.has(region.slug) && { introduction: nothing }),
  ...(region.slug === 'amalfi-coast' && { guide: nothing }),
}))

/** Collections that choose villas by a filter. */
export const starterCollections: Collection[] = collections
  .filter(({ villas }) => !villas)
  .map(collection => ({
    ...collection,
    introduction: say(
      'Add your dates: the villas of this collection that are free remain, with the price of your stay.',
      'Ajoutez vos dates : restent les villas libres de cette collection, au prix de votre séjour.',
      'Geben Sie Ihre Daten ein: Die freien Villen dieser Kollektion bleiben stehen, mit dem Preis Ihres Aufenthalts.',
    ),
  }))
