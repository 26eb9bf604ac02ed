import type { PageOf } from '#contract/pages'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import styles from '../booking.module.css'

/** Shown if no booking was begun, or the villa is no longer let. */
export function NoBooking({ page, text }: { page: PageOf<'own'>; text?: string }) {
  const t = useT()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <HyphenatedHeading words={page.heading1} />
        </h1>
        <p>{text ?? t('account_no_booking')}</p>
        <p>
          <ButtonLink to="/results">{t('account_find')}</ButtonLink>
        </p>
      </div>
    </div>
  )
}
