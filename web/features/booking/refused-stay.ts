import type { Weekday } from '#domain/day'
import { CallError } from '#web/api'

/** Another stay of the same villa that can be had, and what it costs more or less than the one that was asked for. */
export interface NearStay {
  from: string
  to: string
  totalPrice: number
  difference: number | null
}

/** Another villa that is free on the very days; what it lacks is named. */
export interface SimilarVilla {
  id: number
  name: string
  url: string
  totalPrice: number
  misses: string[]
}

/** Why a stay cannot be had, and what can. */
export interface RefusedStay {
  reason: string
  nights: number
  weekdays: readonly Weekday[]
  currencyId: number
  nearStays: NearStay[]
  similarVillas: SimilarVilla[]
}

/** What the server explains of a stay that it refuses; undefined where something else went wrong. */
export function refusedStay(error: unknown): RefusedStay | undefined {
  if (!(error instanceof CallError) || (error.code !== 'dates-taken' && error.code !== 'stay-refused')) return undefined
  const { reason, nights, weekdays, currencyId, nearStays, similarVillas } = error.problem
  return {
    reason: error.code === 'dates-taken' ? 'taken' : String(reason),
    nights: Number(nights ?? 0),
    weekdays: (weekdays as Weekday[] | undefined) ?? [],
    currencyId: Number(currencyId),
    nearStays: nearStays as NearStay[],
    similarVillas: similarVillas as SimilarVilla[],
  }
}
