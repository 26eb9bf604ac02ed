import { useState } from 'react'
import type { OfficeBookingShown } from '#contract/office-bookings'
import { formatDays } from '#domain/formats'
import { useForm } from '#web/features/forms/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import styles from '../desk.module.css'
import { DeskHead } from '../desk-head'
import { deskApi } from '../own-desk'
import { ChooseManager } from './choose-manager'

/** Searches for bookings and changes their client manager. */
export function Bookings() {
  const t = useT()
  const [found, setFound] = useState<OfficeBookingShown[]>()
  const [chosen, setChosen] = useState<OfficeBookingShown>()
  const { state, problem, fault, props } = useForm<{ words: string }>(
    async body => setFound((await deskApi('POST /office/bookings/find', { body })).bookings),
    {
      shape: async () => (await import('#contract/forms/desk')).clientWords,
      words: { 'words missing': t('desk_find_more'), 'words invalid': t('desk_find_more') },
    },
  )
  const replace = (changed: OfficeBookingShown) => {
    setFound(found?.map(one => (one.bookingId === changed.bookingId ? changed : one)))
    setChosen(undefined)
  }
  return (
    <>
      <DeskHead title={t('desk_bookings')} lead={t('desk_bookings_lead')} />
      <form className={styles.find} {...props}>
        <Input
          type="search"
          name="words"
          label={t('desk_bookings_find')}
          hint={t('desk_bookings_find_hint')}
          autoComplete="off"
          error={fault('words')}
        />
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'door_sending' : 'desk_find_go')}
        </Button>
      </form>
      <Problem>{fault('words') ? '' : problem}</Problem>
      {found && (
        <section className={styles.part} aria-label={t('desk_bookings_found')}>
          <p role="status">{t('desk_bookings_count', { count: found.length })}</p>
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
  const { villa, from, to, name, email, reference, clientManager, chosen } = booking
  return (
    <li className={styles.booking}>
      <div className={styles.whose}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.soft}>
          {formatDays({ from, to }, language)} · {reference}
        </p>
      </div>
      <div className={styles.whose}>
        <p>{name || t('desk_bookings_no_name')}</p>
        <p className={styles.soft}>{email}</p>
      </div>
      <div className={styles.whose}>
        <p className={styles.soft}>{t('desk_manager')}</p>
        <p>{clientManager?.fullName ?? t('desk_manager_none')}</p>
        {chosen && <p className={styles.soft}>{t('desk_manager_chosen')}</p>}
      </div>
      <Button look="secondary" aria-label={t('desk_manager_change_of', { reference })} onClick={onChoose}>
        {t('desk_manager_change')}
      </Button>
    </li>
  )
}
