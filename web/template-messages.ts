import type { TemplateName } from '#domain/content/public-templates'
import type { Language } from '#domain/text/language'
import type { MessageNamespace } from '#web/messages'

/** Message namespaces that each template shows, beside those of the layout. */
const words: Readonly<Record<TemplateName, readonly MessageNamespace[]>> = {
  'about-us': ['company', 'pages'],
  'all-villas': ['villa-card', 'map', 'pages', 'places'],
  arrivals: ['pages', 'places'],
  article: ['pages'],
  'client-reviews': ['pages', 'reviews'],
  builder: ['company', 'pages'],
  careers: ['application', 'company', 'pages'],
  conditions: ['company'],
  contact: ['contact', 'pages'],
  country: ['villa-card', 'experience', 'map', 'pages', 'places'],
  enquire: ['enquiry', 'pages'],
  experience: ['villa-card', 'experience', 'pages'],
  'experience-group': ['villa-card', 'experience', 'pages'],
  experiences: ['villa-card', 'experience', 'pages'],
  feedback: ['feedback', 'pages'],
  'full-width': ['pages'],
  guide: ['villa-card', 'experience', 'map', 'pages', 'places'],
  home: ['villa-card', 'guests', 'home', 'pages', 'search'],
  journal: ['journal', 'pages'],
  'journal-article': ['villa-card', 'journal', 'pages'],
  'journal-topic': ['journal', 'pages'],
  newsletter: ['company', 'pages'],
  'not-found': ['guests', 'not-found', 'search', 'site-search'],
  'our-story': ['company', 'pages'],
  own: ['pages'],
  owner: ['application', 'company', 'pages'],
  'press-article': ['journal', 'pages', 'press'],
  'press-coverage': ['pages', 'press'],
  questions: ['company'],
  region: ['villa-card', 'company', 'experience', 'map', 'pages', 'places'],
  quiz: ['villa-card', 'pages', 'quiz'],
  results: ['villa-card', 'guests', 'results', 'search'],
  search: ['site-search'],
  'shared-shortlist': ['villa-card', 'shared-shortlist'],
  team: ['company', 'pages'],
  'ten-reasons': ['company', 'pages'],
  'travel-agents': ['application', 'company', 'pages'],
  villa: ['villa-card', 'guests', 'villa'],
  weather: ['villa-card', 'pages', 'places'],
  'white-key': ['application', 'company', 'pages'],
}

/** Message namespaces of a template's page. */
export const templateNamespaces = (name: TemplateName): readonly MessageNamespace[] => ['frame', ...words[name]]

/** Source files of a template's page, keys of the build manifest. */
export const templateSources = (name: TemplateName, language: Language): string[] => [
  `web/templates/${name}/index.tsx`,
  ...templateNamespaces(name).map(part => `web/messages/${part}/${language}.json`),
]
