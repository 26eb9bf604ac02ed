import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '#domain/text/language'
import { httpSearch } from '#server/adapters/site-search/http-search'
import type { ProviderAnswer } from '#server/adapters/site-search/search-provider'
import type { Context } from '#server/context'
import { redactQueryValues } from '#server/platform/http/errors'
import type { Clock } from '#server/platform/runtime/clock'

/**
 * After a failure the provider is skipped for this many milliseconds; then one request probes it before the others
 * follow.
 */
const rest = 15_000
/** Most concurrent requests; our own index answers the others. */
const mostUnderWay = 30

/** Since when the provider has been failing, how many requests failed, and when it is probed again. */
interface Failing {
  since: number
  failures: number
  restsUntil: number
}

interface ProviderSearch {
  /** The provider's results; undefined where none is configured or it does not respond. */
  find: (words: string, language: Language) => Promise<ProviderAnswer | undefined>
  readonly failing: Failing | undefined
}

type Find = (words: string, language: Language) => Promise<ProviderAnswer>

/**
 * Requests a search provider while it is available (a circuit breaker). Failures are logged and return undefined: the
 * caller falls back to our own index.
 */
function asksOutside(find: Find, clock: Clock, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): ProviderSearch {
  let failing: Failing | undefined
  let underWay = 0
  const isOpen = () => (failing ? clock.now() >= failing.restsUntil && underWay === 0 : underWay < mostUnderWay)
  return {
    get failing() {
      return failing
    },
    async find(words, language) {
      if (!isOpen()) return undefined
      underWay++
      try {
        const answer = await find(words, language)
        if (failing) log.info({ failures: failing.failures }, 'the search provider answers again')
        failing = undefined
        return answer
      } catch (error) {
        // Of concurrent failures only the first is logged.
        const isNews = !failing || clock.now() >= failing.restsUntil
        failing = {
          since: failing?.since ?? clock.now(),
          failures: (failing?.failures ?? 0) + 1,
          restsUntil: clock.now() + rest,
        }
        if (isNews)
          log.warn(
            { err: redactQueryValues(error), failures: failing.failures },
            'the search provider does not answer: our own index does',
          )
        return undefined
      } finally {
        underWay--
      }
    },
  }
}

const none: ProviderSearch = { find: async () => undefined, failing: undefined }
const opened = new WeakMap<Context['configuration'], ProviderSearch>()

/** The configured provider; all callers share one instance and its failure state. */
export function createProviderSearch({ configuration, clock }: Context, log: FastifyBaseLogger): ProviderSearch {
  const { provider } = configuration.search
  const outside = opened.get(configuration) ?? (provider ? asksOutside(httpSearch(provider).find, clock, log) : none)
  opened.set(configuration, outside)
  return outside
}

/** The failure state of the search provider for `/readyz`; undefined where it works. */
export function degradedSearch({ configuration }: Pick<Context, 'configuration'>): object | undefined {
  const failing = opened.get(configuration)?.failing
  return failing && { siteSearch: { failingSince: new Date(failing.since).toISOString(), failures: failing.failures } }
}
