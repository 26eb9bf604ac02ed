import type { PageOf } from '#contract/pages'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { HeadingWords } from '#web/ui/heading-words'
import styles from './own-frame.module.css'

/** Where an online booking would be that has not been begun. */
export default function NoBooking({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  return (
    <div className={styles.alone}>
      <h1 className={styles.title}>
        <HeadingWords words={page.heading1} />
      </h1>
      <p>{t('own_no_booking')}</p>
      <p>
        <ButtonLink to="/results">{t('own_find')}</ButtonLink>
      </p>
    </div>
  )
}
