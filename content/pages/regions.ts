import type { Text } from '#domain/text/language'
import { countries, regions } from '../catalogue.ts'
import { experiences } from '../experiences.ts'
import type { Region } from '../shapes.ts'
import { corfu } from './corfu.ts'
import { corsica } from './corsica.ts'
import { destinations } from './destinations.ts'
import { type GuideKind, guideKinds } from './guide.ts'
import { type PlaceWords, writtenGuides } from './place-words.ts'
import { creteMainland } from './places/crete-mainland.ts'
import { cyclades } from './places/cyclades.ts'
import { dodecaneseSporades } from './places/dodecanese-sporades.ts'
import { france } from './places/france.ts'
import { ionian } from './places/ionian.ts'
import { italy } from './places/italy.ts'
import { puglia } from './puglia.ts'
import { experiencesOf, regionPicture } from './region-pictures.ts'
import { type Page, say } from './shape.ts'
import { sicily } from './sicily.ts'
import { tuscany } from './tuscany.ts'

/** The five destinations whose pages are written individually. */
const written: Page[] = [...destinations, ...corfu, ...puglia, ...sicily, ...tuscany, ...corsica]

const wordsOf: Readonly<Record<string, PlaceWords>> = {
  ...italy,
  ...ionian,
  ...cyclades,
  ...dodecaneseSporades,
  ...creteMainland,
  ...france,
}

/** Builds a text in each language. */
const made = (make: (language: 'en' | 'fr' | 'de') => string): Text => ({
  en: make('en'),
  fr: make('fr'),
  de: make('de'),
})

const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map(paragraph => `<p>${paragraph}</p>`)
    .join('')

/** The first sentences, up to the length of a description. */
function beginning(text: string): string {
  const [first = '', ...more] = text.split(/(?<=[.!?])\s+/)
  return more.reduce(
    ({ told, full }, sentence) =>
      full || told.length + sentence.length > 158 ? { told, full: true } : { told: `${told} ${sentence}`, full },
    { told: first, full: false },
  ).told
}

const titles: Record<GuideKind | 'guide', (name: Text, at: Text) => Text> = {
  experiences: (_, at) => say(`Experiences ${at.en}`, `Expériences ${at.fr}`, `Erlebnisse ${at.de}`),
  areas: (_, at) => say(`Where to stay ${at.en}`, `Où loger ${at.fr}`, `Wo man ${at.de} wohnt`),
  beaches: (_, at) => say(`Beaches ${at.en}`, `Plages ${at.fr}`, `Strände ${at.de}`),
  history: name =>
    say(`${name.en}: a short history`, `${name.fr}\u00a0: petite histoire`, `${name.de}: kleine Geschichte`),
  'food-and-wine': (_, at) => say(`Food and wine ${at.en}`, `À table ${at.fr}`, `Essen und Wein ${at.de}`),
  weather: (_, at) => say(`Weather ${at.en}`, `La météo ${at.fr}`, `Wetter ${at.de}`),
  'towns-and-cities': (_, at) =>
    say(`Towns and villages ${at.en}`, `Villes et villages ${at.fr}`, `Städte und Dörfer ${at.de}`),
  guide: name => say(`${name.en}: a guide`, `${name.fr}\u00a0: le guide`, `${name.de}: der Reiseführer`),
}

const year = say('Air and sea, month by month', 'L’air et la mer, mois par mois', 'Luft und Meer, Monat für Monat')
const withPeople = say('With people who live there', 'Avec ceux qui y vivent', 'Mit Menschen, die dort leben')
const beforeChoosing = say(
  'What to know before you choose your corner',
  'Ce qu’il faut savoir avant de choisir son coin',
  'Was man wissen sollte, ehe man seine Ecke wählt',
)

const pathOf = (region: Region) => `/${region.country}/${region.slug}`
const countryPage = (slug: string) => written.find(page => page.path === `/${slug}`)?.id ?? 1
/** Ids of a region's pages are consecutive, starting with its own. */
const firstId = (region: Region) => 5000 + region.id * 10
const guideOffset = 8

/** Common properties of the pages below a region's. */
function pageBelow(region: Region, kind: GuideKind | 'guide', { parentId, at }: { parentId: number; at: Text }) {
  const title = titles[kind](region.name, at)
  return {
    id: firstId(region) + (kind === 'guide' ? guideOffset : guideKinds[kind].offset + 1),
    parentId,
    templateId: kind === 'guide' ? 38 : guideKinds[kind].templateId,
    path: `${pathOf(region)}/${kind}`,
    menuName: kind === 'guide' ? say('Guide', 'Le guide', 'Reiseführer') : guideKinds[kind].menuName,
    title,
    heading1: title,
    picture: regionPicture(region, kind),
  }
}

/** The overview page of a region. */
const guidePage = (region: Region, parentId: number): Page => ({
  ...pageBelow(region, 'guide', { parentId, at: region.name }),
  metaDescription: made(language => beginning(region.guide[language])),
  heading2: beforeChoosing,
  modules: [{ type: 'Html', html: made(language => paragraphs(region.guide[language])) }],
})

/** The pages of a region other than the five: its own, its guide, its weather, and further written ones. */
function regionPages(region: Region): Page[] {
  const words = wordsOf[region.slug]
  if (!words) return []
  const { at, heading2, guides = {} } = words
  const id = firstId(region)
  const below = { parentId: id, at }
  const title = say(`Villas ${at.en}`, `Villas ${at.fr}`, `Villen ${at.de}`)
  const own: Page = {
    id,
    parentId: countryPage(region.country),
    // The Greek islands have a template of their own.
    templateId: region.slug === 'greek-islands' ? 64 : 24,
    path: pathOf(region),
    menuName: region.name,
    title,
    metaDescription: made(language => beginning(region.introduction[language])),
    heading1: region.name,
    heading2,
    modules: [{ type: 'Html', html: made(language => paragraphs(region.introduction[language])) }],
    picture: regionPicture(region, 'own'),
  }
  const weather: Page = {
    ...pageBelow(region, 'weather', below),
    metaDescription: say(
      `How warm the days and the sea are ${at.en} in each month, and when it is at its best.`,
      `La chaleur des journées et de la mer ${at.fr}, mois par mois, et le meilleur moment pour y aller.`,
      `Wie warm Tage und Meer ${at.de} in jedem Monat sind und wann die beste Zeit ist.`,
    ),
    heading2: year,
    modules: [],
  }
  const toDo = experiences.filter(experience => experience.regions.includes(region.slug))
  const experiencesPage: Page = {
    ...pageBelow(region, 'experiences', below),
    metaDescription: made(language => beginning(toDo[0]?.introduction[language] ?? '')),
    heading2: withPeople,
    modules: [],
  }
  return [
    own,
    guidePage(region, id),
    ...writtenGuides.flatMap(kind => {
      const guide = guides[kind]
      if (!guide) return []
      return [
        {
          ...pageBelow(region, kind, below),
          metaDescription: made(language => beginning(guide.text[language])),
          heading2: guide.heading2,
          modules: [{ type: 'Html' as const, html: made(language => paragraphs(guide.text[language])) }],
        },
      ]
    }),
    weather,
    ...(toDo.length > 0 ? [experiencesPage] : []),
  ]
}

/** All experiences of each country. */
const countryExperiences = countries.map(({ id, slug, name }): Page => {
  const title = say(`Experiences: ${name.en}`, `Expériences\u00a0: ${name.fr}`, `Erlebnisse: ${name.de}`)
  return {
    id: 4800 + id,
    parentId: countryPage(slug),
    templateId: 63,
    path: `/${slug}/experiences`,
    menuName: guideKinds.experiences.menuName,
    title,
    metaDescription: say(
      `Days at sea, at table, on foot and among vines, all over ${name.en}, with people who live there.`,
      `Des journées en mer, à table, à pied et dans les vignes, avec ceux qui y vivent\u00a0: ${name.fr}.`,
      `Tage auf dem Wasser, bei Tisch, zu Fuß und im Weinberg, mit Menschen von dort: ${name.de}.`,
    ),
    heading1: title,
    heading2: withPeople,
    modules: [],
    picture: experiencesOf[slug],
  }
})

/** Pages of all regions without individually written ones, and the guides of the others. */
export const regionsPages: Page[] = [
  ...regions.flatMap(region => {
    const own = written.find(page => page.path === pathOf(region))
    return own ? [guidePage(region, own.id)] : regionPages(region)
  }),
  ...countryExperiences,
]
