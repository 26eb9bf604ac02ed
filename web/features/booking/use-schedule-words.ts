import type { ScheduleRowShown } from '#contract/booking/booking-schemas'
import { formatPercent } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import type { PricedStay } from './hold/priced-stay'

/** Label of a payment in the schedule. */
export function useScheduleWords({ terms }: Pick<PricedStay, 'terms'>): (row: ScheduleRowShown) => string {
  const t = useT()
  const language = useLanguage()
  return ({ kind, name }) =>
    kind === 'deposit'
      ? t('schedule_deposit', { share: formatPercent(terms.depositPercent, language) })
      : kind === 'whole'
        ? t('schedule_whole')
        : kind === 'balance'
          ? t('schedule_balance')
          : name
}
