import type { Itinerary, OfferedExperience, PlannedExperience } from '#contract/extras/itineraries'
import { addDays } from '#domain/calendar/day'

const [from, to] = ['2027-06-05', '2027-06-08']
/** The days of the stay; the market is closed on the second. */
export const planDates = [0, 1, 2, 3].map(days => addDays(from, days))

/** An experience of the plan: bookable, selected, on the day of arrival. */
export const aPlanned = (more: Partial<PlannedExperience> = {}): PlannedExperience => ({
  ...{ uuid: '00000000-0000-4000-8000-000000000001', serviceId: 5042, date: from, propertyId: 3, status: 3 },
  ...{ quotedPrice: 150, previousPrice: null, selected: true, adults: 2, children: 0, childAges: [], time: '' },
  ...{ note: '', message: '', problem: null, itemId: null, revision: 1 },
  ...{ terms: { freeDays: 5, laterPercent: 50 }, deposit: null },
  ...more,
})
/** An offered experience. */
export const exampleExperience: OfferedExperience = {
  ...{ id: 42, serviceId: 5042, name: 'From the market', title: 'A cook shops with you', browserTitle: '' },
  ...{ introduction: '', cmsRelativeUrl: '/experiences/market', status: 'live', groupId: 2, lat: 37, lng: 15 },
  ...{ priceFrom: 75, priceUnit: 'person', minutes: 360, fromAge: 6, kilometres: 9, travelMinutes: 20, isNear: true },
  ...{ meeting: 'Marsala, at the market stalls', rain: '', weekdays: [1, 2, 3, 4, 5, 6], mostGuests: 10 },
  terms: { freeDays: 5, laterPercent: 50 },
  picture: { url: '/media/1', width: 1200, height: 800, colour: '#ccc', alt: '' } as OfferedExperience['picture'],
  days: planDates.map((date, at) => ({
    date,
    problem: at === 1 ? 'closed-weekday' : null,
    left: 10,
    deposit: null,
    price: 150,
  })),
}
/** A plan with these experiences at their days. */
export const anItinerary = (items: PlannedExperience[], more: Partial<Itinerary> = {}): Itinerary => ({
  ...{ bookingId: 7, propertyId: 3, villa: 'Baglio Salinaro', reference: 'ABCD-EFGH', currencyId: 1, from, to },
  ...{ today: '2027-03-01', timezone: 'Europe/Rome', adults: 2, children: 0, open: true, mayDecline: true },
  days: planDates.map(date => ({
    date,
    weather: { air: 32, sea: 23 },
    experiences: items.filter(one => one.date === date),
  })),
  experiencesBeforeDateIn: [],
  experiencesAfterDateOut: [],
  ...more,
})
