import type { PageArea } from '#domain/areas'
import type { Configuration } from './configuration.ts'

export type AreaName = PageArea | 'dev' | 'api'

type Directive = 'script-src' | 'img-src' | 'media-src' | 'frame-src' | 'connect-src' | 'form-action'

/** A part of the site with its policies. What a member leaves out is said by each of its answers. */
export interface Area {
  /** Where its pages are rendered: on the server, or in the browser, into a shell that is the same for everybody. */
  pages?: 'on the server' | 'in the browser'
  cacheControl?: string
  robots?: 'noindex, nofollow'
  referrer: 'strict-origin-when-cross-origin' | 'no-referrer'
  /** Its documents may ask the browser's wallet to pay. */
  wallets?: boolean
  /** The origins besides our own that its documents may use, and for what. */
  guests: (configuration: Configuration) => Partial<Record<Directive, string[]>>
}

const originsOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : [])
const nobody = () => ({})

const open = {
  pages: 'on the server',
  referrer: 'strict-origin-when-cross-origin',
  guests: ({ map, heroVideo, heroFilm, office, analytics }) => {
    const scripts = [analytics.tagManager, analytics.recorder, ...analytics.origins].flatMap(originsOf)
    const measuring = [...new Set(scripts)]
    return {
      'script-src': measuring,
      'connect-src': measuring,
      'img-src': [...originsOf(map.tiles), ...measuring],
      'media-src': originsOf(heroVideo),
      'frame-src': [...originsOf(office.callBooking), ...(heroFilm.film ? originsOf(heroFilm.player) : [])],
    }
  },
} satisfies Area

/** No cache may keep such pages, no search engine may know of them, no other site is told where one came from. */
const closed = {
  pages: 'in the browser',
  cacheControl: 'private, no-store',
  robots: 'noindex, nofollow',
  referrer: 'no-referrer',
  guests: nobody,
} satisfies Area

/** Where a browser looks for Google Pay: its method, and where that leads. It is no script of the page. */
const googlePay = ['https://google.com/pay', 'https://www.google.com/pay', 'https://pay.google.com']

/** Where one pays the browser brings the card to its provider, and Opayo's form to the bank of whoever holds it. */
const checkout = {
  ...closed,
  wallets: true,
  guests: ({ payments: { provider, checkout, opayo, wallets } }) => ({
    'connect-src': [
      ...[checkout, opayo].flatMap(known => (known ? originsOf(known.url) : [])),
      ...(wallets.googlePay && provider === 'checkout' ? googlePay : []),
    ],
    'form-action': provider === 'opayo' && opayo ? ['https:', ...originsOf(opayo.url)] : [],
  }),
} satisfies Area

/**
 * The areas of the site. `pageAreaOf` of the domain tells that of a page; calls and the gallery of those who build the
 * site name theirs where they are registered. Files and pictures are no documents and need no policy.
 */
export const areas: Readonly<Record<AreaName, Area>> = {
  public: open,
  client: closed,
  checkout,
  office: closed,
  dev: { ...closed, guests: open.guests },
  api: { referrer: 'strict-origin-when-cross-origin', guests: nobody },
}
