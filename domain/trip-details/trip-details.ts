import type { Day } from '#domain/calendar/day'

/** Days after departure until trip details are erased (PD-112). */
export const tripRetentionDays = 28

/** Whether a flight brings guests to the villa, or takes them home. */
export const flightDirections = ['to', 'from'] as const
/** How a room's beds are made up; other rooms stay as they are. */
export const bedSettings = ['double', 'twin'] as const
export const diets = ['vegetarian', 'vegan', 'gluten-free', 'lactose-free', 'halal', 'kosher', 'no-pork'] as const
export const occasionKinds = ['birthday', 'honeymoon', 'anniversary', 'engagement', 'other'] as const

export type FlightDirection = (typeof flightDirections)[number]
export type Diet = (typeof diets)[number]
export type OccasionKind = (typeof occasionKinds)[number]

/** The most rows of each list. */
export const maxFlights = 12
export const maxOccasions = 10
export const maxCots = 6

/**
 * A flight of one or more guests. Its time is that of landing or take-off at the airport near the villa, in the villa's
 * time zone. Every text can be empty or a draft.
 */
export interface TripFlight {
  id: string
  direction: FlightDirection
  number: string
  airport: string
  day: string
  time: string
}

/** A guest by their place in the party, which begins at 1. Name and age are empty where another page knows them. */
export interface TripGuest {
  slot: number
  name: string
  /** Whole years on the day of arrival, as typed. */
  age: string
  /** The number of the bedroom, from 1; empty where it is open. */
  room: string
}

export interface RoomWish {
  /** The number of the bedroom, from 1. */
  room: number
  beds: (typeof bedSettings)[number]
}

/** A birthday, a honeymoon or the like. `day` is within or near the stay. */
export interface Occasion {
  id: string
  kind: OccasionKind
  day: string
  note: string
}

/** The details that a client gives the company about a trip (SPEC B2, page 767). An empty text is unknown; `phone` is E.164. */
export interface TripDetails {
  /** Expected arrival at the villa and departure from it: `16:30`, in the villa's time zone. */
  arrivalTime: string
  departureTime: string
  /** How the guests reach the villa, and leave it, in their words. */
  arrivalBy: string
  departureBy: string
  phone: string
  notes: string
  flights: TripFlight[]
  guests: TripGuest[]
  rooms: RoomWish[]
  cots: number
  highChairs: number
  diets: Diet[]
  /** Allergies and other wishes about food: data about health. */
  allergies: string
  occasions: Occasion[]
}

export const emptyTrip: TripDetails = {
  ...{ arrivalTime: '', departureTime: '', arrivalBy: '', departureBy: '', phone: '', notes: '' },
  ...{ flights: [], guests: [], rooms: [], cots: 0, highChairs: 0, diets: [], allergies: '', occasions: [] },
}

/** The days of a stay and the size of its villa and party, against which details are checked. */
export interface TripFacts {
  arrival: Day
  departure: Day
  bedrooms: number
}

/**
 * The details in the form in which they are stored: each list in its order, and only guests of whom something is told.
 * Empty rows of flights and occasions stay, as somebody is about to fill them in.
 */
export function canonicalTrip(details: TripDetails): TripDetails {
  return {
    ...details,
    flights: details.flights.map(flight => ({ ...flight, number: flight.number.toUpperCase().replaceAll(' ', '') })),
    guests: details.guests
      .filter(({ name, age, room }) => name + age + room !== '')
      .toSorted((one, other) => one.slot - other.slot),
    rooms: details.rooms.toSorted((one, other) => one.room - other.room),
    diets: diets.filter(diet => details.diets.includes(diet)),
  }
}
