import { type Currency, convert, roundApproximate } from '#domain/currency'
import { formatMoney } from '#domain/formats'
import { type CurrencyId, majorOf, splitCents } from '#domain/money'
import { useCurrency } from '#web/features/currency/public'
import { useLanguage } from '#web/messages'
import { useSite } from '#web/site'

const euro: CurrencyId = 1

/** Amounts in cents of EUR, written in the visitor's currency: as people say them where they had to be converted. */
export interface Amounts {
  write: (cents: number) => string
  /** The parts of an amount; converted ones add up to what `write` makes of the whole. */
  writeParts: (parts: readonly number[]) => string[]
  /** They had to be converted: whoever shows them says so, once for all of them (decision 20). */
  approximate: boolean
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Splits a rounded amount into parts as round as itself, which add up to it. */
function splitApproximate(whole: number, parts: readonly number[]): number[] {
  const step = whole % 10 === 0 ? 10 : 1
  return splitCents(whole / step, [...parts]).map(part => part * step)
}

/** How the visitor reads amounts. */
export function useAmounts(): Amounts {
  const { currencies } = useSite()
  const language = useLanguage()
  const wanted = useCurrency()
  const code = currencies.find(({ id }) => id === wanted)?.code
  if (wanted === euro || code === undefined) {
    const write = (cents: number) => formatMoney(majorOf(cents), 'EUR', language)
    return { write, writeParts: parts => parts.map(write), approximate: false }
  }
  const units = (cents: number) =>
    roundApproximate(majorOf(convert({ cents, currency: euro }, wanted, currencies as Currency[]).cents))
  const format = (amount: number) => formatMoney(amount, code, language)
  return {
    write: cents => format(units(cents)),
    writeParts: parts => (sum(parts) > 0 ? splitApproximate(units(sum(parts)), parts).map(format) : []),
    approximate: true,
  }
}
