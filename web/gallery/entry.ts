import type { ReactNode } from 'react'

/** A widget of the gallery: its name, and how it looks in each of its states. */
export interface Entry {
  name: string
  states: Record<string, () => ReactNode>
}
