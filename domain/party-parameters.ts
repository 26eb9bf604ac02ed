import type { Guests } from '#domain/guests'

/** Who travels, as an address carries it: only what says something. */
export const partyParameters = ({ people, adults, children, infants }: Guests): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ people, adults, children, infants }).flatMap(([name, count]) =>
      count > 0 ? [[name, `${count}`]] : [],
    ),
  )
