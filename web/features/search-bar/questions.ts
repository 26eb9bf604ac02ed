import { type SearchPanel, searchPanels } from '#web/features/filters/searched/lazy'

/** The fields of the search bar in display order. */
export const questions = ['where', 'when', 'who', 'bedrooms'] as const
export type Question = (typeof questions)[number]

/** Replace the native fields after hydration. */
export const panels: Readonly<Record<Question, SearchPanel>> = {
  where: searchPanels.destination,
  when: searchPanels.dates,
  who: searchPanels.guests,
  bedrooms: searchPanels.bedrooms,
}
