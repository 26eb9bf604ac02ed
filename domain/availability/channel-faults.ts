/** The reasons why the calendar of a sales channel could not be read, or not all of it: `unreadable-event`. */
export const channelFaults = [
  'bad-address',
  'private-address',
  'unreachable',
  'refused',
  'too-many-redirects',
  'too-large',
  'too-slow',
  'no-calendar',
  'too-complex',
  'unreadable-event',
] as const
export type ChannelFault = (typeof channelFaults)[number]

/** Minutes between two attempts to read a calendar that works. */
const everyMinutes = 30
/** The longest time to the next attempt, in minutes. */
const maxMinutes = 24 * 60

/** Minutes to the next attempt after so many failures in a row. */
export const minutesToNextAttempt = (failures: number): number =>
  Math.min(everyMinutes * 2 ** Math.min(failures, 10), maxMinutes)

/** The number of calendars of channels of one villa. */
export const maxFeedsOfVilla = 20
