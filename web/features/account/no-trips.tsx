import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import styles from './account-layout.module.css'

/** Where a client without bookings begins. */
export function NoTrips({ text }: { text: string }) {
  const t = useT()
  const { menus } = useSite()
  return (
    <div className={styles.part}>
      <p>{text}</p>
      <p className={styles.actions}>
        <ButtonLink to="/results">{t('account_find')}</ButtonLink>
        <ButtonLink to={menus.enquire.path} variant="secondary">
          {menus.enquire.name}
        </ButtonLink>
      </p>
    </div>
  )
}
