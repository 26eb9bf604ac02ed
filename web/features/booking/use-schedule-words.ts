import type { ScheduleRowShown } from '#contract/booking-shapes'
import { formatPercent } from '#domain/formats'
import { useLanguage, useT } from '#web/messages'
import type { SoldStay } from './sold-stay'

/** Label of a payment in the schedule. */
export function useScheduleWords({ terms }: Pick<SoldStay, 'terms'>): (row: ScheduleRowShown) => string {
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
