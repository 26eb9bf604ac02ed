import { createContext, use } from 'react'
import type { Calendar } from '#domain/calendar'
import type { DateSelection } from '#domain/date-selection'
import type { Day } from '#domain/day'
import type { DayReason } from './day-reasons'

/** What every day of the grid needs to know. */
export interface GridState {
  calendar: Calendar
  selection: DateSelection
  mode: 'range' | 'single'
  hover: Day | undefined
  /** Why days cannot be chosen. */
  reasons: ReadonlyMap<Day, DayReason>
  /** The id of the element that holds the words of a reason. */
  reasonId: (reason: DayReason) => string
}

export const GridContext = createContext<GridState | undefined>(undefined)

export function useGrid(): GridState {
  const grid = use(GridContext)
  if (!grid) throw new Error('A day is shown outside its calendar')
  return grid
}
