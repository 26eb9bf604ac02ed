import { type SearchPanel, searchPanels } from '#web/features/filters/searched/lazy'

/** The questions of the search bar, in the order in which they are asked. */
export const questions = ['where', 'when', 'who', 'bedrooms'] as const
export type Question = (typeof questions)[number]

/** What takes the native fields' places once the page is alive. */
export const panels: Readonly<Record<Question, SearchPanel>> = {
  where: searchPanels.destination,
  when: searchPanels.dates,
  who: searchPanels.guests,
  bedrooms: searchPanels.bedrooms,
}
