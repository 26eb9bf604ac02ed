import type { Day } from '#domain/calendar/day'

/** A version of something, in force from a day until the next version. */
export interface Dated {
  from: Day
}

/** The version in force on a day, whatever the order of the versions; undefined before the first. */
export const versionOn = <Version extends Dated>(day: Day, versions: readonly Version[]): Version | undefined =>
  versions.reduce<Version | undefined>(
    (latest, version) => (version.from <= day && (!latest || version.from > latest.from) ? version : latest),
    undefined,
  )

/** The version that follows the one in force on a day; undefined where none is planned. */
export const nextVersion = <Version extends Dated>(day: Day, versions: readonly Version[]): Version | undefined =>
  versions.reduce<Version | undefined>(
    (soonest, version) => (version.from > day && (!soonest || version.from < soonest.from) ? version : soonest),
    undefined,
  )
