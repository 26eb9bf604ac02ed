import { type PageArea, pageAreaOf } from '#domain/content/page-areas'
import { isPreviewPath } from '#domain/editorial/preview-address'
import type { Configuration } from '../config/configuration.ts'

export type AreaName = PageArea | 'preview' | 'dev' | 'api'

type Directive = 'script-src' | 'img-src' | 'media-src' | 'frame-src' | 'connect-src' | 'form-action'

/** A part of the site with its policies. A policy that is left out is set by each response. */
export interface Area {
  /** Where its pages are rendered: on the server, or in the browser into an SPA shell that is the same for everyone. */
  pages?: 'on the server' | 'in the browser'
  cacheControl?: string
  robots?: 'noindex, nofollow'
  referrer: 'strict-origin-when-cross-origin' | 'no-referrer'
  /** Its documents can use the browser's Payment Request API. */
  wallets?: boolean
  /** Its documents can ask for the camera, to read passports (ADR-0052). */
  camera?: boolean
  /** The third-party origins that its documents can use, by CSP directive. */
  guests: (configuration: Configuration) => Partial<Record<Directive, string[]>>
}

const originsOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : [])
const nobody = () => ({})

/** The origins of what public pages show. */
const shownGuests = ({ map, heroVideo, heroFilm, office }: Configuration) => ({
  'img-src': originsOf(map.tiles),
  'media-src': originsOf(heroVideo),
  'frame-src': [...originsOf(office.callBooking), ...(heroFilm.film ? originsOf(heroFilm.player) : [])],
})

const open = {
  pages: 'on the server',
  referrer: 'strict-origin-when-cross-origin',
  guests: configuration => {
    const { tagManager, recorder, origins } = configuration.analytics
    const measuring = [...new Set([tagManager, recorder, ...origins].flatMap(originsOf))]
    const shown = shownGuests(configuration)
    return {
      ...shown,
      'script-src': measuring,
      'connect-src': measuring,
      'img-src': [...shown['img-src'], ...measuring],
    }
  },
} satisfies Area

/** Caches must not store such pages, search engines must not index them, and no referrer leaves them. */
const closed = {
  pages: 'in the browser',
  cacheControl: 'private, no-store',
  robots: 'noindex, nofollow',
  referrer: 'no-referrer',
  guests: nobody,
} satisfies Area

/** The origins from which a browser resolves the Google Pay payment method. It is no script of the page. */
const googlePay = ['https://google.com/pay', 'https://www.google.com/pay', 'https://pay.google.com']

/** On checkout pages the browser sends the card to its provider, and Opayo's form to the card holder's bank. */
const checkout = {
  ...closed,
  wallets: true,
  guests: ({ payments: { provider, checkout, opayo, wallets } }) => ({
    'connect-src': [
      ...[checkout, opayo].flatMap(known => (known ? originsOf(known.url) : [])),
      ...(wallets.googlePay && (provider === 'checkout' || opayo?.wallets.googlePayMerchant) ? googlePay : []),
    ],
    'form-action': provider === 'opayo' && opayo ? ['https:', ...originsOf(opayo.url)] : [],
  }),
} satisfies Area

/**
 * The areas of the site. `pageAreaOf` of the domain returns that of a page; endpoints and the component gallery name
 * theirs at registration. Files and pictures are no documents and need no policy.
 */
export const areas: Readonly<Record<AreaName, Area>> = {
  public: open,
  client: { ...closed, camera: true },
  checkout,
  office: { ...closed, guests: ({ map }) => ({ 'img-src': originsOf(map.tiles) }) },
  // Pages of the site before they are published, by links that expire. Scripts that measure would send the link to others.
  preview: {
    ...open,
    guests: shownGuests,
    cacheControl: 'private, no-store',
    robots: 'noindex, nofollow',
    referrer: 'no-referrer',
  },
  dev: { ...closed, guests: open.guests },
  api: { referrer: 'strict-origin-when-cross-origin', guests: nobody },
}

/** The area of a page's path on this server: browsers know no previews, which look like public pages. */
export const areaOfPath = (path: string): PageArea | 'preview' => (isPreviewPath(path) ? 'preview' : pageAreaOf(path))
