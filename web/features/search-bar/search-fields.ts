import { type SearchPanel, searchPanels } from '#web/features/filters/searched/lazy'

/** The fields of the search bar in display order. */
export const searchFields = ['where', 'when', 'who', 'bedrooms'] as const
export type SearchField = (typeof searchFields)[number]

/** Replace the native fields after hydration. */
export const panels: Readonly<Record<SearchField, SearchPanel>> = {
  where: searchPanels.destination,
  when: searchPanels.dates,
  who: searchPanels.guests,
  bedrooms: searchPanels.bedrooms,
}
