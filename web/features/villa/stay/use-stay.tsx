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
} from 'react'
import { useLocation } from 'react-router'
import type { VillaData } from '#contract/pages/villa'
import { decodeAvailability } from '#domain/availability/availability-codec'
import { type Calendar, villaCalendar } from '#domain/availability/calendar'
import {
  type Choice,
  type DateSelection,
  emptySelection,
  revalidate,
  selectionFromStay,
} from '#domain/availability/date-selection'
import type { RatePlanName } from '#domain/booking/rate-plans'
import { taxRulesOf } from '#domain/booking/tax/shown-tax'
import type { Day } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import type { Season } from '#domain/pricing/season'
import { changeGuestCount, type GuestCounter, type Guests, noGuests } from '#domain/villas/guests'
import { useCurrencies } from '#web/features/currency/public'
import { showToast } from '#web/features/toasts/public'
import { useHydrated } from '#web/hooks/use-hydrated'
import { api } from '#web/lib/api-client'
import { createStore, useStore } from '#web/lib/create-store'
import { useQuery } from '#web/lib/query'
import { withRetryAndTimeout } from '#web/lib/with-retry'
import { useT } from '#web/messages'
import { isEmptyStayParams, parseStayParams, withStayParams } from './stay-params'
import type { StayStatus } from './stay-status'
import { seasonsOf } from './villa-terms'

/** The chosen stay on a villa page, and its result. */
export interface VillaStay {
  property: VillaData['property']
  seasons: readonly Season[]
  terms: VillaData['terms']
  selection: DateSelection
  /** The dates, once both are chosen. */
  stay: Stay | undefined
  /** Requested dates that are unavailable, until others are chosen. */
  missed: Stay | undefined
  guests: Guests
  /** Number of bedrooms; 0 derives it from the guests. */
  rooms: number
  /** The chosen rate, where it is offered (PD-95). */
  ratePlan: RatePlanName
  /** Depends on today, so it exists in the browser only (PD-15). */
  calendar: Calendar | undefined
  today: Day | undefined
  answer: StayStatus | undefined
  choose: (choice: Choice) => void
  clear: () => void
  changeGuests: (counter: GuestCounter, by: 1 | -1) => void
  setRooms: (rooms: number) => void
  setRatePlan: (ratePlan: RatePlanName) => void
}

/** Store of a page's stay. The context value never changes, so that sections below can hydrate late. */
const createStayStore = (first: VillaStay) => ({ first, ...createStore(() => first) })

const StayContext = createContext<ReturnType<typeof createStayStore> | undefined>(undefined)

/** The page's stay, shared by panel, calendar and links. */
export function useStay(): VillaStay {
  const kept = use(StayContext)
  if (!kept) throw new Error('useStay requires a StayProvider')
  // The first is for late hydration too.
  return useStore(kept, kept.first)
}

/** The villa's current calendar, from its availability, which is refetched on focus. */
function useCalendar({ property: { id }, timezone, availability }: VillaData, seasons: readonly Season[]) {
  const alive = useHydrated()
  const known = useMemo(() => decodeAvailability(availability), [availability])
  const { data = known } = useQuery(
    `availability ${id}`,
    signal => api('GET /core/properties/{id}/availability', { params: { id }, query: {} }, { signal }),
    { initialData: known },
  )
  const today = useMemo(() => (alive ? todayAt(Date.now(), timezone) : undefined), [alive, timezone])
  const calendar = useMemo(() => (today ? villaCalendar(data, { today, seasons }) : undefined), [data, today, seasons])
  return { today, calendar }
}

/** Lazy-loads the code that calculates results; until then nothing can be chosen. */
function useReckoning() {
  const [reckoning, setReckoning] = useState<typeof import('./stay-status')>()
  useEffect(() => {
    let current = true
    withRetryAndTimeout(() => import('./stay-status')).then(
      module => current && setReckoning(module),
      // Dates and party can still be sent as an enquiry.
      () => {},
    )
    return () => {
      current = false
    }
  }, [])
  return reckoning
}

/** Reads the stay from the URL once, keeps the URL up to date, and clears dates that are no longer available. */
export function StayProvider({ villa, children }: { villa: VillaData; children: ReactNode }) {
  const t = useT()
  const { property, terms } = villa
  const { pathname, search } = useLocation()
  const { currencyId, currencies } = useCurrencies()
  const seasons = useMemo(() => seasonsOf(property.seasons), [property.seasons])
  const taxRules = useMemo(() => taxRulesOf(property), [property])
  const { today, calendar } = useCalendar(villa, seasons)
  const [selection, setSelection] = useState(emptySelection)
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
      // Unavailable dates are remembered unless they have passed: nearby ones may be free.
      if (reset && start && end && start >= known.today) setMissed({ from: start, to: end })
      if (reset || unreadable) showToast(t('calendar_reset'), 'long')
    },
    [t],
  )
  useEffect(() => {
    if (!calendar) return
    if (read) return hold(latest.current, false, calendar)
    let current = true
    const take = (query: string) => {
      if (!current) return
      const asked = parseStayParams(query)
      setGuests(asked.guests)
      setRooms(asked.rooms)
      setRatePlan(asked.ratePlan)
      hold(asked.stay ? selectionFromStay(asked.stay) : emptySelection, asked.unreadable, calendar)
      setRead(true)
    }
    // A URL without a stay takes the last search.
    if (!isEmptyStayParams(search)) take(search)
    else
      import('#web/lib/remembered-search').then(
        ({ rememberedQuery }) => take(rememberedQuery()),
        () => take(search),
      )
    return () => {
      current = false
    }
  }, [calendar, read, hold, search])

  useEffect(() => {
    // The visitor may have left for another page already.
    if (location.pathname !== pathname) return
    const query = withStayParams(location.search, { stay: stay ?? missed, guests, rooms, ratePlan })
    // Bypasses the router: no server response depends on the stay.
    if (read && query !== location.search) history.replaceState(history.state, '', pathname + query + location.hash)
  }, [pathname, read, stay, missed, guests, rooms, ratePlan])

  const reckoning = useReckoning()
  const answer = useMemo(
    () =>
      reckoning && calendar && today
        ? reckoning.evaluateStay({
            selection,
            guests,
            rooms,
            ratePlan,
            seasons,
            tiers: property.tiers,
            taxRules,
            currencyId,
            currencies,
            calendar,
            terms,
            today,
          })
        : undefined,
    [
      reckoning,
      selection,
      guests,
      rooms,
      ratePlan,
      seasons,
      taxRules,
      property,
      currencyId,
      currencies,
      calendar,
      terms,
      today,
    ],
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
      setSelection(emptySelection)
    },
    changeGuests: (counter, by) => setGuests(changeGuestCount(guests, counter, by)),
    setRooms,
    setRatePlan,
  }
  const [kept] = useState(() => createStayStore(value))
  useLayoutEffect(() => kept.set(value))
  return <StayContext value={kept}>{children}</StayContext>
}
