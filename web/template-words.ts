import type { Language } from '#domain/language'
import type { Part } from '#web/messages'

/** The parts of the messages that each template shows, beside those of the frame. */
const words: Readonly<Record<string, readonly Part[]>> = {
  article: ['article', 'pages'],
  experience: ['cards', 'experience', 'pages'],
  'full-height': ['pages'],
  'full-width': ['pages'],
  home: ['cards', 'guests', 'home', 'pages', 'search'],
  'not-found': ['guests', 'not-found', 'search', 'site-search'],
  results: ['cards', 'guests', 'map', 'pages', 'results', 'search'],
  search: ['site-search'],
  villa: ['calendar', 'cards', 'guests', 'map', 'villa'],
}

/** The parts of the messages that a page of a template carries. */
export const templateWords = (folder: string): readonly Part[] => ['frame', ...(words[folder] ?? [])]

/** The sources of a template's page, by which its files are found among those of the build. */
export const templateSources = (folder: string, language: Language): string[] => [
  `web/templates/${folder}/index.tsx`,
  ...templateWords(folder).map(part => `web/messages/${part}/${language}.json`),
]
