import type { Weekday } from '#domain/calendar/day'
import { ApiError } from '#web/lib/api-client'

/** Another available stay in the same villa, with its price difference. */
export interface AlternativeStay {
  from: string
  to: string
  totalPrice: number
  difference: number | null
}

/** Another villa available on the same dates, with the amenities that it lacks. */
export interface SimilarVilla {
  id: number
  name: string
  url: string
  totalPrice: number
  misses: string[]
}

/** Why a stay is unavailable, and its alternatives. */
export interface UnavailableStayProblem {
  reason: string
  nights: number
  weekdays: readonly Weekday[]
  currencyId: number
  nearStays: AlternativeStay[]
  similarVillas: SimilarVilla[]
}

/** The server's reason and alternatives for a rejected stay; undefined for other errors. */
export function parseUnavailableStay(error: unknown): UnavailableStayProblem | undefined {
  if (!(error instanceof ApiError) || (error.code !== 'dates-taken' && error.code !== 'stay-refused')) return undefined
  const { reason, nights, weekdays, currencyId, nearStays, similarVillas } = error.problem
  return {
    reason: error.code === 'dates-taken' ? 'taken' : String(reason),
    nights: Number(nights ?? 0),
    weekdays: (weekdays as Weekday[] | undefined) ?? [],
    currencyId: Number(currencyId),
    nearStays: nearStays as AlternativeStay[],
    similarVillas: similarVillas as SimilarVilla[],
  }
}
