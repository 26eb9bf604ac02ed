import { createContext, use } from 'react'
import type { Calendar } from '#domain/availability/calendar'
import type { DateSelection } from '#domain/availability/date-selection'
import type { Day } from '#domain/calendar/day'
import type { DayReason } from './day-reasons'

/** State shared by all days of the grid. */
export interface GridState {
  calendar: Calendar
  selection: DateSelection
  mode: 'range' | 'single'
  hover: Day | undefined
  /** Why days cannot be chosen. */
  reasons: ReadonlyMap<Day, DayReason>
  /** Id of the element with the text of a reason. */
  reasonId: (reason: DayReason) => string
}

export const GridContext = createContext<GridState | undefined>(undefined)

export function useGrid(): GridState {
  const grid = use(GridContext)
  if (!grid) throw new Error('A calendar day requires a calendar')
  return grid
}
