import type { Currency } from '#contract/site/site'
import { todayAt } from '#domain/calendar/today'
import { areRatesFresh } from '#domain/pricing/currency'
import type { Context } from '#server/context'

/**
 * The currencies in which prices can be shown: the base currency first, then those with current rates. The fixed rates
 * of the demonstration do not age.
 */
export function presentCurrencies({
  catalogue,
  clock,
  configuration,
}: Pick<Context, 'catalogue' | 'clock' | 'configuration'>): Currency[] {
  const fixed = configuration.mode === 'demo' && configuration.ratesUrl === ''
  const today = todayAt(clock.now())
  return catalogue.content.currencies
    .filter(({ ratedOn }, i) => i === 0 || fixed || areRatesFresh(ratedOn, today))
    .map(({ id, code, name, sign, symbol, rate }) => ({ id, code, name, sign, symbol, rate }))
}
