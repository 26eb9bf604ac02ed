import { createContext } from 'react'

/** The number of villas that match the selection. */
export const ResultCount = createContext<number | undefined>(undefined)
