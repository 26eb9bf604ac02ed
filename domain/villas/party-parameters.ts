import type { Guests } from '#domain/villas/guests'

/** The party as parameters of an address, without zeros. */
export const partyParameters = ({ people, adults, children, infants }: Guests): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ people, adults, children, infants }).flatMap(([name, count]) =>
      count > 0 ? [[name, `${count}`]] : [],
    ),
  )
