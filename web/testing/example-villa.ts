import type { OfficeVillaRecord, VillaChoices } from '#contract/staff/office-villas'

/** A draft as staff edit it: texts and pictures are missing. */
export const exampleVilla: OfficeVillaRecord = {
  id: 7,
  revision: 3,
  villa: {
    name: 'Kalami House',
    slug: 'kalami-house',
    path: '/greece/corfu/villas/kalami-house',
    regionId: 16,
    subRegionId: null,
    place: 'Kalami',
    lat: 39.74,
    lng: 19.93,
    bedrooms: 2,
    sleeps: 4,
    bathrooms: 1,
    tiers: [{ rooms: 2, sleeps: 4 }],
    exquisite: false,
    registrationNumber: '',
    rooms: [{ kind: 'double', floor: 'first' }],
    amenityIds: [1],
    tagline: { en: 'By the sea' },
    story: { en: '' },
    location: { en: '' },
    included: [],
    extras: [],
    houseRules: [],
    arrivalFrom: null,
    departureBy: null,
    damageDepositCents: null,
    hideForItaly: false,
    hideForGreece: false,
    nearby: [],
    live: false,
    archived: false,
  },
  missing: [{ kind: 'registration-number' }, { kind: 'tagline', languages: ['fr', 'de'] }, { kind: 'prices' }],
  country: 'greece',
  code: null,
  pictures: 0,
  latestVersion: { id: 30, number: 3 },
  comingBookings: 0,
  tax: { per: 'house', exemptUnder: null, mostNights: null },
}

export const exampleChoices: VillaChoices = {
  regions: [
    {
      id: 16,
      name: 'Corfu',
      country: 'greece',
      countryName: 'Greece',
      subRegions: [{ id: 1, name: 'North-east' }],
      places: [],
    },
    { id: 30, name: 'Sicily', country: 'italy', countryName: 'Italy', subRegions: [], places: ['Noto'] },
  ],
  amenities: [
    { id: 1, name: 'Pool', category: 'outdoors' },
    { id: 2, name: 'Internet', category: 'practical' },
  ],
}
