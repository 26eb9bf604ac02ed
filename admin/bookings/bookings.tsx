import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import type { OfficeBookingShown } from '#contract/staff/staff-bookings'
import { formatDays } from '#domain/calendar/formats'
import { useForm } from '#web/features/forms/public'
import { type MessageKey, useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { ChooseManager } from './choose-manager'

/** Searches for bookings, opens them and changes their client manager. */
export function Bookings() {
  const t = useT()
  return (
    <>
      <AdminPageHeader title={t('admin_bookings')} lead={t('admin_bookings_lead')} />
      <FindBookings />
    </>
  )
}

/** The search for bookings, with what it finds. */
export function FindBookings() {
  const t = useT()
  const [found, setFound] = useState<OfficeBookingShown[]>()
  const [chosen, setChosen] = useState<OfficeBookingShown>()
  const [isEnded, setEnded] = useState(false)
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ words: string }>(
    async ({ words }) =>
      setFound((await adminApi('POST /office/bookings/find', { body: { words, ended: isEnded } })).bookings),
    {
      shape: async () => (await import('#contract/forms/staff')).clientQuery,
      messages: { 'words missing': t('admin_find_more'), 'words invalid': t('admin_find_more') },
    },
  )
  const replace = (changed: OfficeBookingShown) => {
    setFound(found?.map(one => (one.bookingId === changed.bookingId ? changed : one)))
    setChosen(undefined)
  }
  return (
    <>
      <form className={styles.find} {...props}>
        <Input
          type="search"
          name="words"
          label={t('admin_bookings_find')}
          hint={t('admin_bookings_find_hint')}
          autoComplete="off"
          error={fault('words')}
        />
        <CheckboxField checked={isEnded} onChange={event => setEnded(event.target.checked)}>
          {t('admin_bookings_ended')}
        </CheckboxField>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_find_go')}
        </Button>
      </form>
      <FormError>{fault('words') ? '' : problem}</FormError>
      {found && (
        <section className={styles.part} aria-label={t('admin_bookings_found')}>
          <p role="status">{t('admin_bookings_count', { count: found.length })}</p>
          <ul className={styles.rows}>
            {found.map(booking => (
              <BookingRow key={booking.bookingId} booking={booking} onChoose={() => setChosen(booking)} />
            ))}
          </ul>
        </section>
      )}
      {chosen && <ChooseManager booking={chosen} onChanged={replace} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function BookingRow({ booking, onChoose }: { booking: OfficeBookingShown; onChoose: () => void }) {
  const t = useT()
  const language = useLanguage()
  const { villa, from, to, name, email, reference, clientManager, chosen, status } = booking
  return (
    <li className={styles.booking}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.muted}>
          {formatDays({ from, to }, language)} · {reference} · {t(`admin_booking_status_${status}` as MessageKey)}
        </p>
        <p>
          <AdminLink
            to={`/office/bookings/${booking.bookingId}`}
            aria-label={t('admin_bookings_open_of', { reference })}
          >
            {t('admin_bookings_open')}
          </AdminLink>
        </p>
      </div>
      <div className={styles.meta}>
        <p>{name || t('admin_bookings_no_name')}</p>
        <p className={styles.muted}>{email}</p>
      </div>
      <div className={styles.meta}>
        <p className={styles.muted}>{t('admin_manager')}</p>
        <p>{clientManager?.fullName ?? t('admin_manager_none')}</p>
        {chosen && <p className={styles.muted}>{t('admin_manager_chosen')}</p>}
      </div>
      <Button variant="secondary" aria-label={t('admin_manager_change_of', { reference })} onClick={onChoose}>
        {t('admin_manager_change')}
      </Button>
    </li>
  )
}
