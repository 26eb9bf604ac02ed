import { formatMoney } from '#domain/calendar/formats'
import { majorOf } from '#domain/pricing/money'
import { useCurrencies } from '#web/features/currency/public'
import { RateChoice, type RateOption } from '#web/features/rates/public'
import { useLanguage } from '#web/messages'
import type { StayPrice } from './stay-status'
import { useStay } from './use-stay'

/** The rates by which the stay is offered, side by side. */
export default function Rates({ rates }: { rates: readonly StayPrice[] }) {
  const language = useLanguage()
  const { currencies } = useCurrencies()
  const { ratePlan, setRatePlan } = useStay()
  const standard = rates[0]?.sale.totalCents ?? 0
  const options = rates.map(({ sale, schedule, depositPercent, cancellation }): RateOption => {
    const code = currencies.find(({ id }) => id === sale.currencyId)?.code ?? 'EUR'
    const money = (cents: number) => formatMoney(majorOf(cents), code, language)
    const deposit = schedule.find(({ kind }) => kind === 'deposit')
    return {
      ratePlan: sale.ratePlan,
      total: money(sale.totalCents),
      more: sale.totalCents > standard ? money(sale.totalCents - standard) : undefined,
      deposit: deposit && { percent: depositPercent, amount: money(deposit.cents) },
      ...cancellation,
    }
  })
  return <RateChoice options={options} chosen={ratePlan} onChoose={setRatePlan} />
}
