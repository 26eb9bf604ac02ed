import { type Guests, parseGuests } from '#domain/guests'
import type { SearchQuery } from '#domain/search/query'
import type { FilterCookie } from '#domain/search/remembered'
import { lifetimes, readCookie, writeCookie } from '#web/cookies'

/** Keeps the filters for the visitor's next search (section 9). Not called on the pages of collections. */
export function rememberFilters({ des, subdes, stay, people }: SearchQuery): void {
  const values = {
    destinations: des.join(','),
    subdestinations: subdes.join(','),
    startdate: stay?.from ?? '',
    enddate: stay?.to ?? '',
    people: people ? String(people) : '',
  } satisfies Partial<Record<FilterCookie, string>>
  for (const [name, value] of Object.entries(values)) writeCookie(name, value, lifetimes.never)
  if (!people) rememberGuests(undefined)
}

/** Keeps who travels: an address carries the number of people alone. */
export function rememberGuests(guests: Guests | undefined): void {
  for (const name of ['adults', 'children', 'infants'] satisfies FilterCookie[]) {
    writeCookie(name, guests?.[name] ? String(guests[name]) : '', lifetimes.never)
  }
}

/** Who travels, by the number of people of a search and what is remembered of them. */
export const guestsOf = (people: number | undefined): Guests =>
  parseGuests({
    people: people ?? 0,
    ...(people && {
      adults: readCookie('adults'),
      children: readCookie('children'),
      infants: readCookie('infants'),
    }),
  })
