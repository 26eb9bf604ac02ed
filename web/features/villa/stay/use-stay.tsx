import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation } from 'react-router'
import type { VillaData } from '#contract/pages/villa'
import type { RatePlanName } from '#domain/booking/rate-plans'
import { type Calendar, villaCalendar } from '#domain/calendar'
import { type Choice, chosenStay, type DateSelection, nothingChosen, revalidate } from '#domain/date-selection'
import type { Day } from '#domain/day'
import { change, type GuestCounter, type Guests, noGuests } from '#domain/guests'
import { inFull } from '#domain/nights-in-short'
import type { Season } from '#domain/season'
import type { Stay } from '#domain/stay'
import { todayAt } from '#domain/today'
import { api } from '#web/api'
import { useAsked } from '#web/asked'
import { useCurrencies } from '#web/features/currency/public'
import { notify } from '#web/features/notices/public'
import { useT } from '#web/messages'
import { useHydrated } from '#web/ui/hydration'
import { retried } from '#web/ui/retried'
import { asksNothing, readAsked, writeAsked } from './stay-address'
import type { StayAnswer } from './stay-answer'
import { seasonsOf } from './villa-terms'

/** The stay that is being chosen on a villa's page, and what the villa answers. */
export interface VillaStay {
  property: VillaData['property']
  seasons: readonly Season[]
  terms: VillaData['terms']
  selection: DateSelection
  /** The days, once both are chosen. */
  stay: Stay | undefined
  /** Days that were asked for and that the villa does not take, until others are chosen. */
  missed: Stay | undefined
  guests: Guests
  /** Bedrooms asked for; 0 leaves it to the guests. */
  rooms: number
  /** The rate that is chosen, where it is offered (PD-95). */
  ratePlan: RatePlanName
  /** What depends on the day of the visit is known in the browser alone (PD-15). */
  calendar: Calendar | undefined
  today: Day | undefined
  answer: StayAnswer | undefined
  choose: (choice: Choice) => void
  clear: () => void
  changeGuests: (counter: GuestCounter, by: 1 | -1) => void
  setRooms: (rooms: number) => void
  setRatePlan: (ratePlan: RatePlanName) => void
}

/** Where the stay of a page is kept: the context stays the same, so that parts beneath it may come late. */
function keepStay(first: VillaStay) {
  let stay = first
  const followers = new Set<() => void>()
  return {
    get: () => stay,
    /** As the server wrote it: what comes alive late begins with it, too. */
    getFirst: () => first,
    set: (next: VillaStay) => {
      stay = next
      for (const tell of followers) tell()
    },
    follow: (tell: () => void) => {
      followers.add(tell)
      return () => followers.delete(tell)
    },
  }
}

const StayContext = createContext<ReturnType<typeof keepStay> | undefined>(undefined)

/** The one stay of the page: panel, calendar and links share it. */
export function useStay(): VillaStay {
  const kept = use(StayContext)
  if (!kept) throw new Error('A stay is used outside its villa')
  return useSyncExternalStore(kept.follow, kept.get, kept.getFirst)
}

/** The villa's calendar of today, from its availability, which is looked at again whenever the visitor comes back. */
function useCalendar({ property: { id }, timezone, availability }: VillaData, seasons: readonly Season[]) {
  const alive = useHydrated()
  const known = useMemo(() => inFull(availability), [availability])
  const { data = known } = useAsked(
    `availability ${id}`,
    signal => api('GET /core/properties/{id}/availability', { params: { id }, query: {} }, { signal }),
    { known },
  )
  const today = useMemo(() => (alive ? todayAt(Date.now(), timezone) : undefined), [alive, timezone])
  const calendar = useMemo(() => (today ? villaCalendar(data, { today, seasons }) : undefined), [data, today, seasons])
  return { today, calendar }
}

/** What the villa answers is reckoned by code that comes after the page: until then nothing is chosen in it. */
function useReckoning() {
  const [reckoning, setReckoning] = useState<typeof import('./stay-answer')>()
  useEffect(() => {
    let current = true
    retried(() => import('./stay-answer')).then(
      module => current && setReckoning(module),
      // Days and guests can be sent as an enquiry all the same.
      () => {},
    )
    return () => {
      current = false
    }
  }, [])
  return reckoning
}

/** Reads the stay of the address once, keeps the address up to date, and clears days that the villa no longer takes. */
export function StayProvider({ villa, children }: { villa: VillaData; children: ReactNode }) {
  const t = useT()
  const { property, terms } = villa
  const { pathname, search } = useLocation()
  const { currencyId, currencies } = useCurrencies()
  const seasons = useMemo(() => seasonsOf(property.seasons), [property.seasons])
  const { today, calendar } = useCalendar(villa, seasons)
  const [selection, setSelection] = useState(nothingChosen)
  const [guests, setGuests] = useState(noGuests)
  const [rooms, setRooms] = useState(0)
  const [ratePlan, setRatePlan] = useState<RatePlanName>('standard')
  const [read, setRead] = useState(false)
  const [missed, setMissed] = useState<Stay>()

  const { start, end, complete } = selection
  const stay = useMemo(
    () => (complete && start !== undefined && end !== undefined ? { from: start, to: end } : undefined),
    [complete, start, end],
  )

  const latest = useRef(selection)
  latest.current = selection
  const hold = useCallback(
    (asked: DateSelection, unreadable: boolean, known: Calendar) => {
      const { state, reset } = revalidate(asked, known)
      setSelection(state)
      const { start, end } = asked
      // What was asked for is not forgotten, unless it is over: something near may be free.
      if (reset && start && end && start >= known.today) setMissed({ from: start, to: end })
      if (reset || unreadable) notify(t('calendar_reset'), 'long')
    },
    [t],
  )
  useEffect(() => {
    if (!calendar) return
    if (read) return hold(latest.current, false, calendar)
    let current = true
    const take = (query: string) => {
      if (!current) return
      const asked = readAsked(query)
      setGuests(asked.guests)
      setRooms(asked.rooms)
      setRatePlan(asked.ratePlan)
      hold(asked.stay ? chosenStay(asked.stay) : nothingChosen, asked.unreadable, calendar)
      setRead(true)
    }
    // Where the address asks for nothing, it is what was searched for last.
    if (!asksNothing(search)) take(search)
    else
      import('#web/remembered-search').then(
        ({ rememberedQuery }) => take(rememberedQuery()),
        () => take(search),
      )
    return () => {
      current = false
    }
  }, [calendar, read, hold, search])

  useEffect(() => {
    // Whoever leaves at once has the next page's address already.
    if (location.pathname !== pathname) return
    const query = writeAsked(location.search, { stay: stay ?? missed, guests, rooms, ratePlan })
    // The router need not hear of it: nothing that the server answers depends on the stay.
    if (read && query !== location.search) history.replaceState(history.state, '', pathname + query + location.hash)
  }, [pathname, read, stay, missed, guests, rooms, ratePlan])

  const reckoning = useReckoning()
  const answer = useMemo(
    () =>
      reckoning && calendar && today
        ? reckoning.answerTo({
            selection,
            guests,
            rooms,
            ratePlan,
            seasons,
            tiers: property.tiers,
            place: { country: property.countryCode, regionId: property.regionId, place: property.loc },
            currencyId,
            currencies,
            calendar,
            terms,
            today,
          })
        : undefined,
    [reckoning, selection, guests, rooms, ratePlan, seasons, property, currencyId, currencies, calendar, terms, today],
  )

  const value: VillaStay = {
    property,
    seasons,
    terms,
    selection,
    stay,
    missed,
    guests,
    rooms,
    ratePlan,
    calendar,
    today,
    answer,
    choose: ({ state }) => {
      setMissed(undefined)
      setSelection(state)
    },
    clear: () => {
      setMissed(undefined)
      setSelection(nothingChosen)
    },
    changeGuests: (counter, by) => setGuests(change(guests, counter, by)),
    setRooms,
    setRatePlan,
  }
  const [kept] = useState(() => keepStay(value))
  useLayoutEffect(() => kept.set(value))
  return <StayContext value={kept}>{children}</StayContext>
}
