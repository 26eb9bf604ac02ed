import type { ChannelFault } from '#domain/availability/channel-faults'

/** Reads the calendar of a sales channel at an address that staff typed. */
export interface CalendarSource {
  /** The text of the calendar. @throws CalendarFailure */
  read: (address: string, signal: AbortSignal) => Promise<string>
}

/** The reason why a calendar could not be read. It has no text of the channel. */
export class CalendarFailure extends Error {
  readonly fault: ChannelFault
  constructor(fault: ChannelFault) {
    super(`The calendar could not be read: ${fault}`)
    this.fault = fault
  }
}
