import type { Site } from '#contract/site/site'
import type { MessageKey } from '#web/messages'

/** Navigation sections that open as panels (SPEC A2.6). */
export type SectionId = 'find' | 'destinations' | 'inspiration' | 'experiences' | 'about' | 'search'

export interface Section {
  id: SectionId
  label: MessageKey
  /** The section's page, for use without JavaScript. */
  path: string
}

/** The sections in display order. */
export const sectionsOf = ({ menus }: Site): Section[] => [
  { id: 'find', label: 'header_find_villas', path: '/results' },
  { id: 'destinations', label: 'header_destinations', path: menus.destinations[0]?.path ?? '/results' },
  { id: 'inspiration', label: 'header_inspiration', path: '/villa-collections' },
  { id: 'experiences', label: 'header_experiences', path: '/experiences' },
  { id: 'about', label: 'header_about', path: '/about-us' },
  { id: 'search', label: 'header_search', path: '/search' },
]
