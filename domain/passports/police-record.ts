import { type Day, daysBetween, partsOf } from '#domain/calendar/day'

/** A guest in the codes of the police register. */
export interface PoliceGuest {
  surname: string
  givenNames: string
  sex: 'f' | 'm'
  birthDate: Day
  /** Codes of commune and province for a birth in Italy; else empty. */
  birthCommune: string
  birthProvince: string
  /** Codes of countries, nine digits. */
  birthState: string
  citizenship: string
  /** Needed for the first guest only; the register takes none of the others. */
  document?: { type: string; number: string; placeOfIssue: string } | undefined
}

/** Kinds of guests: alone, or the head and the members of a group. */
const kinds = { single: '16', head: '18', member: '20' } as const

/** The longest stay that a record can state, in days. */
const maxDays = 30

export const recordLength = 168

const field = (text: string, width: number) => text.slice(0, width).padEnd(width)
const two = (n: number) => String(n).padStart(2, '0')
const italianDay = (day: Day) => {
  const { year, month, day: of } = partsOf(day)
  return `${two(of)}/${two(month)}/${year}`
}

/**
 * A name in capitals without diacritics, as the register and machine-readable zones print it. Undefined for letters of
 * another script, which have no single transliteration.
 */
export function registerName(name: string): string | undefined {
  const letters: Readonly<Record<string, string>> = { ß: 'SS', Æ: 'AE', Ø: 'O', Œ: 'OE', Ł: 'L', Đ: 'D', Þ: 'TH' }
  const plain = name
    .trim()
    .toUpperCase()
    .replace(/[ßÆØŒŁĐÞ]/g, letter => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`]/g, "'")
    .replace(/[-.,·]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /^[A-Z' ]+$/.test(plain) ? plain : undefined
}

/**
 * The file for Alloggiati Web: one record of 168 characters for each guest, the head of the group first, separated by
 * CRLF without one at the end (decree of the Ministry of the Interior of 7 January 2013). Names are those of
 * `registerName`.
 */
export function policeFile(stay: { arrival: Day; departure: Day }, guests: readonly PoliceGuest[]): string {
  const days = Math.min(daysBetween(stay.arrival, stay.departure), maxDays)
  return guests
    .map((guest, at) => {
      const kind = guests.length === 1 ? kinds.single : at === 0 ? kinds.head : kinds.member
      const document = at === 0 ? guest.document : undefined
      return [
        kind,
        italianDay(stay.arrival),
        two(days),
        field(guest.surname, 50),
        field(guest.givenNames, 30),
        guest.sex === 'm' ? '1' : '2',
        italianDay(guest.birthDate),
        field(guest.birthCommune, 9),
        field(guest.birthProvince, 2),
        field(guest.birthState, 9),
        field(guest.citizenship, 9),
        field(document?.type ?? '', 5),
        field(document?.number ?? '', 20),
        field(document?.placeOfIssue ?? '', 9),
      ].join('')
    })
    .join('\r\n')
}
