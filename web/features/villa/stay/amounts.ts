import { type Currency, convert } from '#domain/currency'
import { type CurrencyId, majorOf } from '#domain/money'
import { useCurrency } from '#web/features/currency/public'
import { formatMoney } from '#web/formats'
import { useLanguage } from '#web/messages'
import { useSite } from '#web/site'

const euro: CurrencyId = 1

/**
 * Writes cents of EUR in the visitor's currency, in whole units where they had to be converted. `approximate` says that
 * they had to: whoever shows them says it once, for all of them (decision 20).
 */
export function useAmounts(): { write: (cents: number) => string; approximate: boolean } {
  const { currencies } = useSite()
  const language = useLanguage()
  const wanted = useCurrency()
  const code = currencies.find(({ id }) => id === wanted)?.code
  if (wanted === euro || code === undefined) {
    return { write: cents => formatMoney(majorOf(cents), 'EUR', language), approximate: false }
  }
  const write = (cents: number) => {
    const converted = convert({ cents, currency: euro }, wanted, currencies as Currency[])
    return formatMoney(Math.round(majorOf(converted.cents)), code, language)
  }
  return { write, approximate: true }
}
