import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '#domain/language'
import { httpSearch } from '#server/adapters/site-search/http-search'
import type { ProviderAnswer } from '#server/adapters/site-search/search-provider'
import type { Context } from '#server/context'
import type { Clock } from '#server/platform/clock'
import { withoutValues } from '#server/platform/errors'

/** After a failure nobody waits for the provider for so long; then one asks, and the others follow where it answers. */
const rest = 15_000
/** So many questions may be on their way at once; our own index answers the others. */
const mostUnderWay = 30

/** Since when a provider fails, and how many questions it has not answered meanwhile. */
interface Failing {
  since: number
  failures: number
  restsUntil: number
}

interface Outside {
  /** What the provider finds; undefined where there is none, or it does not answer. */
  find: (words: string, language: Language) => Promise<ProviderAnswer | undefined>
  readonly failing: Failing | undefined
}

type Find = (words: string, language: Language) => Promise<ProviderAnswer>

/** Asks a search provider as long as it answers. What fails is logged, and is no answer: our own index has one. */
function asksOutside(find: Find, clock: Clock, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): Outside {
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
        // Of those that were under way together the first is told.
        const isNews = !failing || clock.now() >= failing.restsUntil
        failing = {
          since: failing?.since ?? clock.now(),
          failures: (failing?.failures ?? 0) + 1,
          restsUntil: clock.now() + rest,
        }
        if (isNews)
          log.warn(
            { err: withoutValues(error), failures: failing.failures },
            'the search provider does not answer: our own index does',
          )
        return undefined
      } finally {
        underWay--
      }
    },
  }
}

const none: Outside = { find: async () => undefined, failing: undefined }
const opened = new WeakMap<Context['configuration'], Outside>()

/** The provider that is configured, asked by all in the same way. */
export function outsideSearchOf({ configuration, clock }: Context, log: FastifyBaseLogger): Outside {
  const { provider } = configuration.search
  const outside = opened.get(configuration) ?? (provider ? asksOutside(httpSearch(provider).find, clock, log) : none)
  opened.set(configuration, outside)
  return outside
}

/** That the search provider fails, as `/readyz` tells it; undefined where it does not. */
export function degradedSearch({ configuration }: Pick<Context, 'configuration'>): object | undefined {
  const failing = opened.get(configuration)?.failing
  return failing && { siteSearch: { failingSince: new Date(failing.since).toISOString(), failures: failing.failures } }
}
