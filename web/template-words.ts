import type { Language } from '#domain/language'
import type { TemplateName } from '#domain/templates'
import type { Part } from '#web/messages'

/** Message namespaces that each template shows, beside those of the layout. */
const words: Readonly<Record<TemplateName, readonly Part[]>> = {
  'about-us': ['company', 'pages'],
  'all-villas': ['cards', 'map', 'pages', 'places'],
  arrivals: ['pages', 'places'],
  article: ['pages'],
  'client-reviews': ['pages', 'reviews'],
  builder: ['company', 'pages'],
  careers: ['application', 'company', 'pages'],
  conditions: ['company'],
  contact: ['contact', 'pages'],
  country: ['cards', 'experience', 'map', 'pages', 'places'],
  enquire: ['enquire', 'pages'],
  experience: ['cards', 'experience', 'pages'],
  'experience-group': ['cards', 'experience', 'pages'],
  experiences: ['cards', 'experience', 'pages'],
  feedback: ['feedback', 'pages'],
  'full-width': ['pages'],
  guide: ['cards', 'experience', 'map', 'pages', 'places'],
  home: ['cards', 'guests', 'home', 'pages', 'search'],
  journal: ['journal', 'pages'],
  'journal-article': ['cards', 'journal', 'pages'],
  'journal-topic': ['journal', 'pages'],
  newsletter: ['company', 'pages'],
  'not-found': ['guests', 'not-found', 'search', 'site-search'],
  'our-story': ['company', 'pages'],
  own: ['pages'],
  owner: ['application', 'company', 'pages'],
  'press-article': ['journal', 'pages', 'press'],
  'press-coverage': ['pages', 'press'],
  questions: ['company'],
  region: ['cards', 'company', 'experience', 'map', 'pages', 'places'],
  quiz: ['cards', 'pages', 'quiz'],
  results: ['cards', 'guests', 'results', 'search'],
  search: ['site-search'],
  'shared-shortlist': ['cards', 'shared-shortlist'],
  team: ['company', 'pages'],
  'ten-reasons': ['company', 'pages'],
  'travel-agents': ['application', 'company', 'pages'],
  villa: ['cards', 'guests', 'villa'],
  weather: ['cards', 'pages', 'places'],
  'white-key': ['application', 'company', 'pages'],
}

/** Message namespaces of a template's page. */
export const templateWords = (name: TemplateName): readonly Part[] => ['frame', ...words[name]]

/** Source files of a template's page, keys of the build manifest. */
export const templateSources = (name: TemplateName, language: Language): string[] => [
  `web/templates/${name}/index.tsx`,
  ...templateWords(name).map(part => `web/messages/${part}/${language}.json`),
]
