import { createContext } from 'react'

/** The number of villas that match the selection. */
export const FoundCount = createContext<number | undefined>(undefined)
