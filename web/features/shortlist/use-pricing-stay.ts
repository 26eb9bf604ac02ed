import { useState } from 'react'
import { useLocation } from 'react-router'
import { parseDay } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { type Guests, parseGuests } from '#domain/villas/guests'
import { readCookie } from '#web/lib/cookies'
import { localToday } from '#web/lib/local-today'

/** Dates and party for the prices of the list. */
export interface PricingStay {
  stay: Stay | undefined
  guests: Guests
  rooms: number | undefined
}

const stayOf = (from: string | null | undefined, to: string | null | undefined): Stay | undefined => {
  const days = { from: parseDay(from ?? ''), to: parseDay(to ?? '') }
  return days.from && days.to && days.from < days.to && days.from >= localToday()
    ? { from: days.from, to: days.to }
    : undefined
}

const countOf = (text: string | null | undefined) => (/^[1-9]\d?$/.test(text ?? '') ? Number(text) : undefined)

const guestsBy = (value: (name: keyof Guests) => string | null | undefined): Guests =>
  parseGuests({
    people: value('people'),
    adults: value('adults'),
    children: value('children'),
    infants: value('infants'),
  })

/** From the page's URL, else from the last search. */
function knownAt(search: string): PricingStay {
  const given = new URLSearchParams(search)
  const stay =
    stayOf(given.get('from') ?? given.get('startDate'), given.get('to') ?? given.get('endDate')) ??
    stayOf(readCookie('startdate'), readCookie('enddate'))
  const named = guestsBy(name => given.get(name))
  return {
    stay,
    guests: named.people > 0 ? named : guestsBy(readCookie),
    rooms: countOf(given.get('rooms')),
  }
}

/** Dates chosen in the list apply until the visitor searches for another stay. */
let chosen: { stay: Stay | undefined; insteadOf: string } | undefined

const nameOf = ({ stay }: PricingStay) => (stay ? `${stay.from} ${stay.to}` : '')

/** The list's dates and party, and a function to choose other dates. */
export function usePricingStay(): [PricingStay, (stay: Stay | undefined) => void] {
  const { search } = useLocation()
  const known = knownAt(search)
  const [, setChosen] = useState(chosen)
  const choose = (stay: Stay | undefined) => {
    chosen = { stay, insteadOf: nameOf(known) }
    setChosen(chosen)
  }
  return [chosen?.insteadOf === nameOf(known) ? { ...known, stay: chosen.stay } : known, choose]
}
