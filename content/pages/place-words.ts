import type { Text } from '#domain/language'

/** The guides to a region that are written; others are made of what is known of it. */
export const writtenGuides = ['areas', 'beaches', 'history', 'food-and-wine', 'towns-and-cities'] as const
export type WrittenGuide = (typeof writtenGuides)[number]

/** What is written about a region for its pages, beside its introduction and its guide. */
export interface PlaceWords {
  /** In it or on it, as one says: "on Paxos", "in Umbria". */
  at: Text
  /** The line below its name. */
  heading2: Text
  guides?: Partial<Record<WrittenGuide, { heading2: Text; text: Text }>>
}
