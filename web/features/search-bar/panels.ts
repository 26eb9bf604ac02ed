import type { ComponentType } from 'react'
import { searchPanels } from '#web/features/filters/public'

/** The questions of the search bar, in the order in which they are asked. */
export const questions = ['where', 'when', 'who', 'bedrooms'] as const
export type Question = (typeof questions)[number]

/** What is searched for, by the names that the results page knows: des, subdes, startDate, endDate, people, rooms … */
export type SearchValues = Readonly<Record<string, string>>

export interface PanelProps {
  values: SearchValues
  /** Sets some values and keeps the others; an empty one is not asked for. */
  onChange: (change: SearchValues) => void
  onClose: () => void
}

/** What takes a native field's place once the page is alive. */
export interface Panel {
  /** What is chosen, in words, or what may be: "Corfu", "13 – 27 Jun 2027", "Add guests". */
  useSummary: (values: SearchValues) => string
  /** Opened below the field; loaded when the field is pointed at or focused. */
  load: () => Promise<{ default: ComponentType<PanelProps> }>
}

/** A question without a panel keeps its native field. */
export const panels: Partial<Record<Question, Panel>> = searchPanels
