import type { PlannedExperience, ShownServiceTerms } from '#contract/extras/itineraries'
import { addDays, type Day } from '#domain/calendar/day'
import { formatDay } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'

interface ServiceTermsTextProps {
  terms: ShownServiceTerms
  /** The day of the service; without one the text counts days. */
  day?: Day | undefined
  className?: string | undefined
}

/** When cancelling a service is free, and what is refunded afterwards. */
export function ServiceTermsText({ terms: { freeDays, laterPercent }, day, className }: ServiceTermsTextProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <p className={className}>
      {day === undefined
        ? t('extras_terms', { days: freeDays, percent: laterPercent })
        : t('extras_terms_until', { day: formatDay(addDays(day, -freeDays), language), percent: laterPercent })}
    </p>
  )
}

interface DepositTextProps {
  deposit: NonNullable<PlannedExperience['deposit']>
  money: (amount: number) => string
  className?: string | undefined
}

/** The two payments of a service whose host asks a deposit. */
export function DepositText({ deposit: { amount, balance, due }, money, className }: DepositTextProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <p className={className}>
      {t('extras_deposit', { amount: money(amount), balance: money(balance), due: formatDay(due, language) })}
    </p>
  )
}
