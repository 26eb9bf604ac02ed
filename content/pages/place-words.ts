import type { Text } from '#domain/text/language'

/** Guides written for single regions; others are generated from data. */
export const writtenGuides = ['areas', 'beaches', 'history', 'food-and-wine', 'towns-and-cities'] as const
export type WrittenGuide = (typeof writtenGuides)[number]

/** Texts of a region's pages, beside its introduction and its guide. */
export interface PlaceWords {
  /** With the idiomatic preposition: "on Paxos", "in Umbria". */
  at: Text
  /** The line below its name. */
  heading2: Text
  guides?: Partial<Record<WrittenGuide, { heading2: Text; text: Text }>>
}
