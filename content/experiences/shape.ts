import type { Weekday } from '#domain/calendar/day'
import type { Text } from '#domain/text/language'
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
  /** Service id of the planner and the price quote. */
  serviceId: number
  group: ExperienceGroupKey
  /** In lists. */
  name: Text
  /** Heading of its own page. */
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

/** Details of an experience's page: the day itself, and practical information. */
export interface ExperienceDetail {
  /** Two or three sentences about the day, without HTML. */
  body: Text
  meeting: Text
  /** Included in the price, one per line. */
  included: Text
  rain: Text
  minutes: number
  fromAge: number
  mostGuests: number
  weekdays: Weekday[]
  /** Language codes. */
  spoken: string[]
  /** First and last day of its season, MM-DD. */
  season: [first: string, last: string]
  /** Two further pictures. */
  gallery: Picture[]
}
