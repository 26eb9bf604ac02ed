import { type PageArea, pageAreaOf } from '#domain/content/page-areas'
import { splitLanguage } from '#domain/text/language'
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
  office: closed,
  // Pages of the site before they are published, by links that expire.
  preview: {
    ...open,
    cacheControl: 'private, no-store',
    robots: 'noindex, nofollow',
    referrer: 'no-referrer',
  },
  dev: { ...closed, guests: open.guests },
  api: { referrer: 'strict-origin-when-cross-origin', guests: nobody },
}

/** The beginning of the paths of previews, without language. */
export const previewPath = '/preview'

/** Whether a path, with or without a language prefix, is that of a preview. */
export const isPreviewPath = (path: string): boolean => splitLanguage(path).path.startsWith(`${previewPath}/`)

/** The area of a page's path on this server: browsers know no previews, which look like public pages. */
export const areaOfPath = (path: string): PageArea | 'preview' => (isPreviewPath(path) ? 'preview' : pageAreaOf(path))
