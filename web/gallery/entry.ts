import type { ReactNode } from 'react'

/** A widget of the gallery: its name, and its states. */
export interface Entry {
  name: string
  states: Record<string, () => ReactNode>
}
