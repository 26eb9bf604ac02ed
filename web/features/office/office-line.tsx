import { telephoneLink } from '#domain/phone'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { classes } from '#web/ui/classes'
import { BookCall } from './book-call'
import { useOfficeHours } from './office-hours'
import styles from './office-line.module.css'

/**
 * The office's number while it is open; otherwise a first call can be booked (section 1). Until the browser knows, and
 * in the HTML that is the same for everybody, the company's number stands in the same room.
 */
export function OfficeLine({ className }: { className?: string | undefined }) {
  const t = useT()
  const { company } = useSite()
  const office = useOfficeHours()
  const number = office?.officeNumber ?? company.phone
  return (
    <span className={classes(styles.line, className)}>
      {office?.officeStatus === 'CLOSED' ? (
        <BookCall className={styles.call}>{t('office_book_call')}</BookCall>
      ) : (
        <a className={styles.call} href={telephoneLink(number)}>
          {office && <span className={styles.open}>{t('office_open_now')}</span>}
          {number}
        </a>
      )}
    </span>
  )
}
