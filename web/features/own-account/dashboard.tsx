import type { PageOf } from '#contract/pages'
import { unbroken } from '#domain/phone'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { ButtonLink } from '#web/ui/button'
import { ConfirmNote } from './confirm-note'
import { OwnFrame } from './own-frame'
import styles from './own-frame.module.css'

/** The first page of a lead booker (82). */
export default function Dashboard({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const { company, menus } = useSite()
  return (
    <OwnFrame page={page}>
      {({ firstname, email, proven }) => (
        <>
          <p>{t('own_welcome', { name: firstname || (email ?? '') })}</p>
          {!proven && email && <ConfirmNote email={email} />}
          <section className={styles.part}>
            <h2>{t('own_bookings')}</h2>
            <p>{t('own_bookings_text', { phone: unbroken(company.phone), email: company.email })}</p>
            <p className={styles.ways}>
              <ButtonLink to="/results" look="secondary">
                {t('own_find')}
              </ButtonLink>
              <ButtonLink to={menus.enquire.path} look="secondary">
                {menus.enquire.name}
              </ButtonLink>
            </p>
          </section>
        </>
      )}
    </OwnFrame>
  )
}
