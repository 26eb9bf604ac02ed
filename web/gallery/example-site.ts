import type { Site } from '#contract/site/site'

/** Layout data for the gallery. */
export const exampleSite: Site = {
  company: {
    name: 'Maestrale',
    registration: '000 000',
    offices: [],
    social: [],
    phone: '+44 20 0000 0000',
    email: 'office@maestrale.example',
    callBooking: '',
  },
  cards: { needAddress: false },
  map: { tiles: '', attribution: '' },
  analytics: { tagManager: '', recorder: '' },
  menus: {
    destinations: [{ name: 'Greece', path: '/greece', links: [{ name: 'Corfu', path: '/greece/corfu' }] }],
    inspiration: [],
    guides: [],
    experiences: [],
    about: [],
    company: [],
    legal: [],
    enquire: { name: 'Make an enquiry', path: '/enquiries' },
    blog: { name: 'The journal', path: '/blog' },
  },
  currencies: [
    { id: 1, code: 'EUR', name: 'Euro', sign: '€', symbol: '€', rate: 1 },
    { id: 3, code: 'USD', name: 'US dollar', sign: 'US$', symbol: '$', rate: 1.1 },
    { id: 10, code: 'GBP', name: 'Pound sterling', sign: '£', symbol: '£', rate: 0.85 },
  ],
  destinations: [
    {
      id: 84,
      name: 'Greece',
      path: '/greece',
      regions: [
        {
          id: 16,
          countryId: 84,
          name: 'Corfu',
          groupingName: 'Ionian islands',
          path: '/greece/corfu',
          liveVillaCount: 12,
          subRegions: [],
        },
      ],
    },
  ],
  amenityGroups: [],
  bedroomsMax: 9,
  sleepsMax: 18,
  travelNotices: [],
}
