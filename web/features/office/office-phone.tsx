import { useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { BookCall } from './book-call'
import { useOfficeHours } from './office-hours'
import styles from './office-phone.module.css'
import { useOfficeNumber } from './use-office-number'

/**
 * The office's number while it is open; otherwise a link to book a first call (SPEC A1). Before hydration the
 * company's number has the same space, since the HTML is the same for everyone.
 */
export function OfficePhone({ className }: { className?: string | undefined }) {
  const t = useT()
  const office = useOfficeHours()
  const { shown, link } = useOfficeNumber()
  return (
    <span className={cx(styles.line, className)}>
      {office?.officeStatus === 'CLOSED' ? (
        <BookCall className={styles.call}>{t('office_book_call')}</BookCall>
      ) : (
        <a className={styles.call} href={link}>
          {office && <span className={styles.open}>{t('office_open_now')}</span>}
          {shown}
        </a>
      )}
    </span>
  )
}
