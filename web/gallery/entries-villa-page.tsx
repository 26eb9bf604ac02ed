import type { ReactNode } from 'react'
import type { VillaData } from '#contract/pages/villa'
import { touristTax } from '#domain/booking/services'
import { RateChoice, type RateOption } from '#web/features/rates/public'
import { Stars } from '#web/features/reviews/public'
import { LocalExpert } from '#web/features/villa/around/local-expert'
import { Reviews } from '#web/features/villa/around/reviews'
import { Amenities } from '#web/features/villa/house/amenities'
import { FactSheet } from '#web/features/villa/house/fact-sheet'
import { Rooms } from '#web/features/villa/house/rooms'
import { VillaPictures } from '#web/features/villa/pictures/villa-pictures'
import { PriceLines } from '#web/features/villa/stay/price-lines'
import { StayForm } from '#web/features/villa/stay/stay-form'
import { StayProvider } from '#web/features/villa/stay/use-stay'
import type { Entry } from './entry'
import { exampleVilla } from './example-villa'

const pictures = [1, 2, 3, 4, 5, 6].map(id => ({
  ...exampleVilla.thumb,
  id,
  url: `/media/${id}`,
  alt: `Picture ${id}`,
}))

const property: VillaData['property'] = {
  ...exampleVilla,
  country: 'Greece',
  countryCode: 'greece',
  taxes: [
    {
      ...{ from: '2000-01-01', per: 'house', exemptUnder: null, mostNights: null },
      seasons: [{ firstMonth: 4, lastMonth: 10, amount: 15, percent: null, cap: null }],
    },
  ],
  regionPath: '/greece/corfu',
  subRegion: null,
  pageTitle: '',
  metaDescription: '',
  metaKeywords: '',
  cmsRelativeURL: exampleVilla.url,
  tagline: 'A summer house above a bay of white pebbles.',
  story: 'The view takes in the bend of the strait.',
  location: 'Three minutes on foot from the beach.',
  rooms: [
    { kind: 'double', floor: 'first', bathroom: 'bath-and-shower', note: 'The desk window frames the strait.' },
    { kind: 'twin', floor: 'ground', bathroom: null, note: null },
  ],
  nearby: [
    { kind: 'beach', name: 'Kalami', minutes: 3, by: 'foot' },
    { kind: 'airport', name: 'Corfu', minutes: 60, by: 'car' },
  ],
  included: ['Linen and towels', 'The pool and its care'],
  extras: ['The tourist tax'],
  houseRules: ['Nobody smokes indoors.'],
  arrivalFrom: '16:00',
  departureBy: '10:00',
  damageDeposit: 1500,
  registrationNumber: '00001234567',
  tiers: [
    { rooms: 2, sleeps: 4 },
    { rooms: 4, sleeps: 8 },
  ],
  seasons: [
    {
      from: '2027-04-01',
      to: '2027-10-31',
      changeover: [6],
      minimumNights: 7,
      bookable: 'online',
      weekly: [6800, 9800],
      flexible: { surcharge: { percent: 8 }, depositPercent: 20, freeDays: 45 },
    },
  ],
}

const villa: VillaData = {
  property,
  timezone: 'Europe/Athens',
  images: pictures,
  roomPictures: [{ room: 0, pictureId: 1 }],
  press: [],
  amenities: [],
  availability: { first: null, nights: '' },
  reviews: { ratings: { starsAverage: null, numberOfReviews: 0 }, featuredReview: null, reviewItems: [] },
  usefulRegionInformation: [],
  person: {
    id: 1,
    fullName: 'Eleni Marinou',
    role: 'The Ionian islands',
    pitch: 'Knows which terrace has shade at four o’clock.',
    picture: null,
    email: 'eleni@example.com',
    phone: '+44 20 7946 0311',
    languages: ['Greek', 'English'],
    regions: [],
  },
  experiences: [],
  terms: { depositPercent: 30, balanceDays: 70, freeCancellationHours: 24, conditionsPath: '/booking-conditions' },
  similar: [],
}

const inVilla = (children: ReactNode) => <StayProvider villa={villa}>{children}</StayProvider>

const review = {
  stars: 4,
  stayed: '2026-07',
  language: 'fr',
  title: 'Très belle',
  comments_Published: 'La maison est exactement celle qu’on nous avait décrite.',
  signature: 'Claire L., Nantes',
  featured: false,
  companyReply: 'Merci, Claire.',
  translations: {
    en: {
      title: 'Very beautiful',
      comments_Published: 'The house is exactly as it had been described to us.',
      companyReply: 'Thank you, Claire.',
    },
  },
}

const rates: RateOption[] = [
  {
    ratePlan: 'standard',
    total: '€15,210',
    deposit: { percent: 30, amount: '€4,500' },
    freeHours: 24,
    freeThrough: null,
  },
  {
    ratePlan: 'flexible',
    total: '€16,410',
    more: '€1,200',
    deposit: { percent: 20, amount: '€3,240' },
    freeHours: null,
    freeThrough: '2027-04-28',
  },
]

/** Sections of a villa page that can stand alone. */
export const villaPage: Entry[] = [
  {
    name: 'VillaPictures',
    states: {
      mosaic: () => <VillaPictures villa={property} images={pictures} />,
      'three pictures': () => <VillaPictures villa={{ id: 2, name: 'Aspri Petra' }} images={pictures.slice(0, 3)} />,
      'one picture': () => <VillaPictures villa={{ id: 3, name: 'Elaiones' }} images={pictures.slice(0, 1)} />,
    },
  },
  { name: 'StayForm', states: { 'nothing chosen': () => inVilla(<StayForm />) } },
  {
    name: 'PriceLines',
    states: {
      'two seasons': () => (
        <PriceLines
          price={{
            sale: {
              currencyId: 1,
              ratePlan: 'standard',
              rooms: 4,
              lines: [
                { from: '2027-06-12', to: '2027-06-20', quantity: 8, unitCents: 714_000, cents: 816_000 },
                { from: '2027-06-20', to: '2027-06-26', quantity: 6, unitCents: 798_000, cents: 684_000 },
              ],
              villaCents: 1_500_000,
              services: [{ serviceId: touristTax, cents: 21_000, lines: [] }],
              totalCents: 1_521_000,
              instalments: [],
              damageDepositCents: 0,
              damageWaiverCents: 0,
            },
            schedule: [
              { kind: 'deposit', cents: 450_000, due: '2027-01-10', state: 'due' },
              { kind: 'balance', cents: 1_050_000, due: '2027-04-03', state: 'to-come' },
              { kind: 'tourist-tax', serviceId: touristTax, cents: 21_000, due: '2027-04-03', state: 'to-come' },
            ],
            euroCents: 1_521_000,
            isPartyAssumed: false,
            cancellation: { freeHours: 24, freeUntil: null, freeThrough: null, depositKeptThrough: '2027-04-03' },
            depositPercent: 30,
            tier: { rooms: 4, sleeps: 8 },
          }}
        />
      ),
    },
  },
  {
    name: 'RateChoice',
    states: {
      'two rates': () => <RateChoice options={rates} chosen="flexible" onChoose={() => {}} />,
      'all due on booking': () => (
        <RateChoice
          options={rates.map(rate => ({ ...rate, deposit: undefined, freeHours: null }))}
          chosen="standard"
          onChoose={() => {}}
        />
      ),
    },
  },
  { name: 'Stars', states: { 'four and a half': () => <Stars stars={4.5} /> } },
  {
    name: 'Rooms',
    states: {
      'two floors': () => <Rooms rooms={property.rooms} images={pictures} roomPictures={villa.roomPictures} />,
    },
  },
  {
    name: 'Amenities',
    states: {
      'a long list is folded': () => (
        <Amenities
          amenities={[
            {
              category: 'outdoors',
              amenities: Array.from({ length: 9 }, (_, i) => ({ id: i, name: `Amenity ${i + 1}` })),
            },
            { category: 'water', amenities: [{ id: 20, name: 'Private pool' }] },
          ]}
        />
      ),
    },
  },
  {
    name: 'WhoKnows',
    states: { 'without a portrait': () => inVilla(<LocalExpert person={villa.person} property={property} />) },
  },
  { name: 'OnPaper', states: { 'to be opened or sent': () => <FactSheet property={property} /> } },
  {
    name: 'Reviews',
    states: {
      'more than three': () => (
        <Reviews
          reviews={{
            ratings: { starsAverage: 4.2, numberOfReviews: 5 },
            featuredReview: 1,
            reviewItems: [1, 2, 3, 4, 5].map(id => ({ id, ...review })),
          }}
        />
      ),
    },
  },
]
