import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { OfficeBookingShown } from '#contract/staff/staff-bookings'
import { formatDays } from '#domain/calendar/formats'
import { useForm } from '#web/features/forms/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'

interface FindBookingProps {
  onChoose: (bookingId: number) => void
  onClose: () => void
}

/** Dialog that finds the booking that a bank transfer pays. */
export function FindBooking({ onChoose, onClose }: FindBookingProps) {
  const t = useT()
  const language = useLanguage()
  const [found, setFound] = useState<OfficeBookingShown[]>()
  const { state, problem, fieldError, formProps } = useForm<{ words: string }>(
    // A transfer can arrive after its option has expired.
    async ({ words }) =>
      setFound((await adminApi('POST /office/bookings/find', { body: { words, ended: true } })).bookings),
    {
      shape: async () => (await import('#contract/forms/staff')).clientQuery,
      messages: { 'words missing': t('admin_find_more'), 'words invalid': t('admin_find_more') },
    },
  )
  return (
    <Dialog title={t('admin_bank_record')} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <Input
          type="search"
          name="words"
          label={t('admin_bookings_find')}
          hint={t('admin_bank_find_hint')}
          autoComplete="off"
          error={fieldError('words')}
        />
        <FormError>{fieldError('words') ? '' : problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_find_go')}
        </Button>
      </form>
      {found && (
        <div className={styles.part}>
          <p role="status">{t('admin_bookings_count', { count: found.length })}</p>
          <ul className={styles.options}>
            {found.map(({ bookingId, reference, villa, from, to, name }) => (
              <li key={bookingId}>
                <Button variant="quiet" onClick={() => onChoose(bookingId)}>
                  {[reference, villa, formatDays({ from, to }, language), name].filter(Boolean).join(' · ')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}
