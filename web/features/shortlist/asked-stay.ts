import { useState } from 'react'
import { useLocation } from 'react-router'
import { parseDay } from '#domain/day'
import { type Guests, parseGuests } from '#domain/guests'
import type { Stay } from '#domain/stay'
import { readCookie } from '#web/cookies'
import { visitorsToday } from '#web/features/calendar/public'

/** The days and the party for which the villas of the list are priced. */
export interface AskedStay {
  stay: Stay | undefined
  guests: Guests
  rooms: number | undefined
}

const stayOf = (from: string | null | undefined, to: string | null | undefined): Stay | undefined => {
  const days = { from: parseDay(from ?? ''), to: parseDay(to ?? '') }
  return days.from && days.to && days.from < days.to && days.from >= visitorsToday()
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

/** What the page's address asks for, else what was searched for last. */
function knownAt(search: string): AskedStay {
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

/** Days that were chosen in the list itself hold until another stay is searched for. */
let chosen: { stay: Stay | undefined; insteadOf: string } | undefined

const nameOf = ({ stay }: AskedStay) => (stay ? `${stay.from} ${stay.to}` : '')

/** For which days and how many the list is priced, and how to choose other days. */
export function useAskedStay(): [AskedStay, (stay: Stay | undefined) => void] {
  const { search } = useLocation()
  const known = knownAt(search)
  const [, setChosen] = useState(chosen)
  const choose = (stay: Stay | undefined) => {
    chosen = { stay, insteadOf: nameOf(known) }
    setChosen(chosen)
  }
  return [chosen?.insteadOf === nameOf(known) ? { ...known, stay: chosen.stay } : known, choose]
}
