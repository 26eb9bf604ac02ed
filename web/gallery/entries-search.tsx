import { useMemo, useState } from 'react'
import type { Property } from '#contract/villas/villa-search'
import { availability } from '#domain/availability/availability'
import { type Calendar, searchCalendar, villaCalendar } from '#domain/availability/calendar'
import { type DateSelection, emptySelection } from '#domain/availability/date-selection'
import { addDays, type Day, lastPublishedDay } from '#domain/calendar/day'
import type { Season } from '#domain/pricing/season'
import { emptyQuery, type SearchQuery } from '#domain/search/query'
import { StayCalendar } from '#web/features/calendar/lazy'
import type { StayCalendarProps } from '#web/features/calendar/public'
import { applyFilterChange, type Filter, FilterBar, FilterPanel } from '#web/features/filters/public'
import { PlaceMap, ResultsMap } from '#web/features/map/lazy'
import { localToday } from '#web/lib/local-today'
import { setQueryData } from '#web/lib/query'
import type { Entry } from './entry'
import { exampleVilla } from './example-villa'
import styles from './gallery.module.css'

/** Three seasons from a given day, the second on request, with an unavailable week in the first. */
function exampleCalendar(today: Day): Calendar {
  const season = (from: number, to: number, more: Partial<Season>): Season => ({
    from: addDays(today, from),
    to: addDays(today, to),
    changeover: [1, 6, 7],
    minimumNights: 5,
    bookable: 'online',
    weeklyCents: [980_000],
    ...more,
  })
  const seasons = [
    season(0, 30, {}),
    season(30, 58, { bookable: 'on-request', changeover: [6] }),
    season(58, 200, { minimumNights: 7 }),
  ]
  const occupancies = [{ kind: 'booking' as const, from: addDays(today, 9), to: addDays(today, 16) }]
  const published = { now: Date.now(), from: today, to: lastPublishedDay(today), today }
  return villaCalendar(availability({ seasons, occupancies, ...published }), { today, seasons })
}

function CalendarExample({ search, ...rest }: { search?: boolean } & Partial<StayCalendarProps>) {
  const calendar = useMemo(() => {
    const today = localToday()
    return search ? searchCalendar(today, { maxDate: lastPublishedDay(today) }) : exampleCalendar(today)
  }, [search])
  const [selection, setSelection] = useState<DateSelection>(emptySelection)
  return (
    <StayCalendar calendar={calendar} selection={selection} onChoose={choice => setSelection(choice.state)} {...rest} />
  )
}

const found = { total: 24, amenityGroupCounts: {} }

function PanelExample({ filter }: { filter: Filter }) {
  const [query, setQuery] = useState<SearchQuery>(emptyQuery)
  return (
    <FilterPanel
      filter={filter}
      query={query}
      found={found}
      onChange={change => setQuery(applyFilterChange(query, change))}
      onClose={() => {}}
    />
  )
}

function BarExample() {
  const [query, setQuery] = useState<SearchQuery>({ ...emptyQuery, rooms: 4, maxPrice: 12_000 })
  return (
    <FilterBar
      query={query}
      known={{ query: '', found }}
      action="/results"
      collection={undefined}
      onChange={change => setQuery(applyFilterChange(query, change))}
    />
  )
}

const villas: Property[] = [
  exampleVilla,
  { ...exampleVilla, id: 2, name: 'Aspri Petra', lat: 39.62, lng: 19.82, priceFrom: 9800 },
  { ...exampleVilla, id: 3, name: 'Elaiones', lat: 39.2, lng: 20.18, booked: true },
]

/** Seeded in the cache: the gallery's villas are in no catalogue. */
const villasOfMap = 'tev=1'
setQueryData(`places ${villasOfMap}`, {
  places: villas.map(({ id, name, regionId, loc, lat, lng, booked, priceFrom }) => ({
    id,
    name,
    regionId,
    loc,
    lat,
    lng,
    booked,
    price: priceFrom,
  })),
  total: villas.length,
})

function MapExample() {
  const [active, setActive] = useState<number>()
  return (
    <ResultsMap
      label="Map of villas"
      className={styles.map}
      properties={villas}
      asked={villasOfMap}
      query={{}}
      active={active}
      onActive={setActive}
    />
  )
}

const places = [
  { id: 1, name: 'Kassiopi', lat: 39.788, lng: 19.921 },
  { id: 2, name: 'Corfu Town', lat: 39.624, lng: 19.922 },
]

/** Filters, calendar and maps. */
export const search: Entry[] = [
  {
    name: 'StayCalendar',
    states: {
      'of a villa': () => <CalendarExample />,
      'of a search': () => <CalendarExample search />,
      'one month': () => <CalendarExample months={1} />,
      'a single day': () => <CalendarExample mode="single" months={1} />,
      endless: () => <CalendarExample endless />,
    },
  },
  {
    name: 'FilterPanel',
    states: {
      destination: () => <PanelExample filter="destination" />,
      dates: () => <PanelExample filter="dates" />,
      guests: () => <PanelExample filter="guests" />,
      bedrooms: () => <PanelExample filter="bedrooms" />,
      price: () => <PanelExample filter="price" />,
      amenities: () => <PanelExample filter="amenities" />,
    },
  },
  { name: 'FilterBar', states: { 'two filters': () => <BarExample /> } },
  { name: 'ResultsMap', states: { 'one taken': () => <MapExample /> } },
  {
    name: 'PlaceMap',
    states: {
      'with places': () => (
        <PlaceMap label="Map of a place" className={styles.map} villa={exampleVilla} places={places} />
      ),
    },
  },
]
