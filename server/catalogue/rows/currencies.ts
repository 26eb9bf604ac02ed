import type { Currency } from '#contract/site/site'
import { todayAt } from '#domain/calendar/today'
import { areRatesFresh } from '#domain/pricing/currency'
import { rateByHand } from '#domain/settings/exchange-rates'
import type { Context } from '#server/context'

/**
 * The currencies with their rates of today: those set by hand precede the published ones (PD-186), and do not age.
 */
export function currenciesOf({ catalogue, clock }: Pick<Context, 'catalogue' | 'clock'>) {
  const { currencies, settings } = catalogue.content
  const today = todayAt(clock.now())
  return currencies.map(currency => {
    const byHand = rateByHand(currency.code, today, settings.ratesByHand)
    return byHand
      ? { ...currency, rate: byHand.rate, ratedOn: byHand.from, isByHand: true }
      : { ...currency, isByHand: false }
  })
}

/**
 * The currencies in which prices can be shown: the base currency first, then those with current rates. The fixed rates
 * of the demonstration do not age.
 */
export function presentCurrencies(context: Pick<Context, 'catalogue' | 'clock' | 'configuration'>): Currency[] {
  const { clock, configuration } = context
  const fixed = configuration.mode === 'demo' && configuration.ratesUrl === ''
  const today = todayAt(clock.now())
  return currenciesOf(context)
    .filter(({ ratedOn, isByHand }, i) => i === 0 || fixed || isByHand || areRatesFresh(ratedOn, today))
    .map(({ id, code, name, sign, symbol, rate }) => ({ id, code, name, sign, symbol, rate }))
}
