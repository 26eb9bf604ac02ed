import { addDays, type Day } from '#domain/calendar/day'
import type { WineTerms } from '#domain/wine/wine-terms'

/** Why no wine can be ordered for a stay. */
export const wineRefusals = ['not-confirmed', 'no-wines', 'too-early', 'too-late'] as const
export type WineRefusal = (typeof wineRefusals)[number]

/** The first and the last day on which wine can be ordered, at the villa. */
export interface WineWindow {
  opens: Day
  closes: Day
}

/** The days on which wine can be ordered for a stay that begins on `arrival` (PD-78). */
export const wineWindow = (
  arrival: Day,
  { opensDays, closesDays }: Pick<WineTerms, 'opensDays' | 'closesDays'>,
): WineWindow => ({ opens: addDays(arrival, -opensDays), closes: addDays(arrival, -closesDays) })

/** The facts of a stay; `today` is the day at the villa. */
export interface WineStay {
  isConfirmed: boolean
  /** Whether a wine is delivered to the region of its villa. */
  hasWines: boolean
  arrival: Day
  today: Day
}

/** Why no wine can be ordered now; undefined where it can (SPEC B5, PD-78). */
export function findWineRefusal(
  { isConfirmed, hasWines, arrival, today }: WineStay,
  terms: Pick<WineTerms, 'opensDays' | 'closesDays'>,
): WineRefusal | undefined {
  const { opens, closes } = wineWindow(arrival, terms)
  if (!isConfirmed) return 'not-confirmed'
  if (!hasWines) return 'no-wines'
  if (today < opens) return 'too-early'
  return today > closes ? 'too-late' : undefined
}
