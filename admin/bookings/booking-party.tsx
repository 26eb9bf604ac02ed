import { PlainChangeButton } from '#admin/permissions/may-change'
import styles from '#admin/ui/admin.module.css'
import { useMoment } from '#admin/ui/use-moment'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { useT } from '#web/messages'
import { Fact, Facts } from '#web/ui/facts'

interface BookingPartyProps {
  booking: BookingResponse
  onChangeManager: () => void
}

/** The client, the party, the client manager, and the end of an option. */
export function BookingParty({ booking, onChangeManager }: BookingPartyProps) {
  const t = useT()
  const moment = useMoment()
  const { reference, firstname, lastname, email, adults, children, infants, language, heldUntil, clientManager } =
    booking
  return (
    <section className={styles.part} aria-labelledby="party">
      <h2 id="party">{t('admin_booking_party')}</h2>
      <Facts>
        <Fact name={t('admin_client')}>
          {[firstname, lastname].filter(Boolean).join(' ') || t('admin_bookings_no_name')}
          {email && `, ${email}`}
        </Fact>
        <Fact name={t('admin_language')}>
          {t(language === 'fr' ? 'admin_language_fr' : language === 'de' ? 'admin_language_de' : 'admin_language_en')}
        </Fact>
        <Fact name={t('admin_booking_guests')}>{t('admin_change_party', { adults, children, infants })}</Fact>
        {heldUntil && (
          <Fact name={t('admin_booking_option')}>{t('admin_hold_until', { moment: moment(heldUntil.at) })}</Fact>
        )}
        <Fact name={t('admin_manager')}>
          {clientManager?.fullName ?? t('admin_manager_none')}{' '}
          <PlainChangeButton
            className={styles.textButton}
            aria-label={t('admin_manager_change_of', { reference })}
            onClick={onChangeManager}
          >
            {t('admin_manager_change')}
          </PlainChangeButton>
        </Fact>
      </Facts>
    </section>
  )
}
