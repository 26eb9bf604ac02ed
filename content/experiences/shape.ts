import type { Weekday } from '#domain/day'
import type { Text } from '#domain/language'
import type { Picture } from '../pages/shape.ts'

export type ExperienceGroupKey =
  | 'at-sea'
  | 'at-table'
  | 'wine-and-oil'
  | 'on-foot'
  | 'culture'
  | 'for-children'
  | 'wellbeing'

export interface ExperienceGroup {
  id: number
  slug: ExperienceGroupKey
  name: Text
  /** The line under the name on the group's page. */
  title: Text
  introduction: Text
}

export interface Experience {
  id: number
  /** What the planner and the price quote ask for. */
  serviceId: number
  group: ExperienceGroupKey
  /** As lists show it. */
  name: Text
  /** The heading of its own page. */
  title: Text
  /** 25 to 45 words. */
  introduction: Text
  slug: string
  regions: string[]
  lat: number
  lng: number
  status: 'live'
  /** Whole euros. */
  priceFrom: number
  unit: 'person' | 'group'
  picture: Picture
}

/** What the page of an experience tells besides: the day itself, and what one must know before it. */
export interface ExperienceDetail {
  /** Two or three sentences on how the day goes, without HTML. */
  body: Text
  meeting: Text
  /** What the price includes, a line each. */
  included: Text
  rain: Text
  minutes: number
  fromAge: number
  mostGuests: number
  weekdays: Weekday[]
  /** Codes of languages. */
  spoken: string[]
  /** The first and the last day of its season, MM-DD. */
  season: [first: string, last: string]
  /** Two pictures besides its first. */
  gallery: Picture[]
}
