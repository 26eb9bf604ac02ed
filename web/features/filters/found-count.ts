import { createContext } from 'react'

/** How many villas are found with what is chosen. */
export const FoundCount = createContext<number | undefined>(undefined)
