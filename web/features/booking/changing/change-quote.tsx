import type { ChangeQuoted } from '#contract/changes'
import { useT } from '#web/messages'
import styles from '../booking.module.css'
import { useDifference } from './use-difference'

interface ChangeQuoteProps {
  /** It is not the booking as it is. */
  isOther: boolean
  /** Undefined while it is on its way. */
  quote: ChangeQuoted | 'refused' | undefined
  failed: boolean
  currencyId: number
}

/** What a change would cost more or less, and whether its nights are free. */
export function ChangeQuote({ isOther, quote, failed, currencyId }: ChangeQuoteProps) {
  const t = useT()
  const differs = useDifference(currencyId)
  return (
    <div className={styles.note} aria-live="polite">
      {!isOther && <p>{t('plans_change_none')}</p>}
      {isOther && failed && <p>{t('plans_change_unknown')}</p>}
      {isOther && !failed && quote === undefined && <p>{t('booking_holding')}</p>}
      {isOther && quote === 'refused' && <p>{t('plans_change_refused')}</p>}
      {isOther && quote !== undefined && quote !== 'refused' && (
        <>
          <p>
            <strong>{differs(quote.difference)}</strong>
          </p>
          <p>{t(quote.possible ? 'plans_change_possible' : 'plans_change_taken')}</p>
        </>
      )}
    </div>
  )
}
