import type { IncomingHttpHeaders } from 'node:http'
import { findCurrency } from '#domain/pricing/currency'
import type { CurrencyId } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { tagsOfPage } from '#server/platform/cache/page-tags'
import type { CachedPage } from './page-cache.ts'

/** The header by which a cache in front of the site says under which currency it stores a page. */
export const currencyHeader = 'x-page-currency'

/** A page that is valid for less is not worth storing. */
const shortestSeconds = 2

/**
 * Pages that a cache in front of the site may keep until it is told to purge them (PD-183). It requests them with the
 * currency of the first paint, for the default audience, and without cookies; without that header nothing changes.
 */
export function sharedPages({ catalogue, configuration }: Context) {
  const { cdn } = configuration
  return {
    /** The currency under which a cache stores the page; undefined where it must not. */
    currencyOf(headers: IncomingHttpHeaders): CurrencyId | undefined {
      const named = headers[currencyHeader]
      // A cookie is a visitor's: the page that it asks for is not for all.
      return cdn && !headers.cookie && typeof named === 'string' ? findCurrency(named) : undefined
    },

    /** The headers by which a cache stores the page, instead of those for browsers. */
    headersOf({ ready, reads }: CachedPage): Record<string, string> {
      const seconds = Math.min(cdn?.maxAgeSeconds ?? 0, Math.floor(reads.validFor() / 1000))
      const vary = { vary: `accept-encoding, ${currencyHeader}` }
      if (ready.status !== 200 || !catalogue.isFollowing || seconds < shortestSeconds) return vary
      const tags = tagsOfPage(reads.nights())
      return {
        ...vary,
        'surrogate-control': `max-age=${seconds}`,
        'cdn-cache-control': `max-age=${seconds}`,
        'surrogate-key': tags.join(' '),
        'cache-tag': tags.join(','),
      }
    },
  }
}
