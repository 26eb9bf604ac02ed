import { useState } from 'react'
import { formatDays } from '#domain/calendar/formats'
import { majorOf } from '#domain/pricing/money'
import { usePrice } from '#web/features/currency/public'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { ChevronDownIcon } from '#web/ui/icons'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import { NearStays, StayDialog } from '../lazy'
import { CalendarLink } from './calendar-link'
import { useStayActions } from './stay-actions'
import styles from './stay-bar.module.css'
import { StayForm } from './stay-form'
import { StayTitle } from './stay-title'
import { useStay } from './use-stay'

/** The stay at the bottom of narrow screens: a summary that opens the full form. */
export function StayBar() {
  const t = useT()
  const [open, setOpen] = useState(false)
  const { stay, missed } = useStay()
  const { enquiry, booking } = useStayActions()
  return (
    <div className={styles.bar}>
      {missed && <NearStays missed={missed} short />}
      <button
        type="button"
        className={styles.summary}
        aria-haspopup="dialog"
        onPointerEnter={StayDialog.preload}
        onFocus={StayDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Summary />
        <ChevronDownIcon className={styles.up} />
        <VisuallyHidden>{t('villa_stay_open')}</VisuallyHidden>
      </button>
      {stay ? (
        <ButtonLink to={booking ?? enquiry}>{t(booking ? 'villa_book_short' : 'villa_enquire_short')}</ButtonLink>
      ) : (
        <CalendarLink className={styles.choose}>{t('villa_choose_days')}</CalendarLink>
      )}
      {open && (
        <StayDialog onClose={() => setOpen(false)}>
          <StayTitle />
          <StayForm onLeave={() => setOpen(false)} />
        </StayDialog>
      )}
    </div>
  )
}

/** Dates and price, or the lowest weekly price. */
function Summary() {
  const t = useT()
  const language = useLanguage()
  const price = usePrice()
  const { property, stay, answer } = useStay()
  const priced = answer?.kind === 'free' || answer?.kind === 'ask' ? answer.price : undefined
  const cost = priced
    ? price(majorOf(priced.sale.totalCents), priced.sale.currencyId)
    : price(property.priceFrom, property.currencyId)
  return (
    <span className={styles.words}>
      <span className={styles.days}>{stay ? formatDays(stay, language) : t('villa_week_from')}</span>
      <span className={styles.cost}>{cost}</span>
    </span>
  )
}
