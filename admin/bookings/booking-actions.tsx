import { useState } from 'react'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import list from '#admin/ui/list.module.css'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { errorMessage } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'

export type BookingDialog = 'move' | 'move-back' | 'cancel' | 'extend' | 'release' | 'transfer' | 'manager'

interface BookingActionsProps {
  booking: BookingResponse
  onOpen: (dialog: BookingDialog) => void
}

/** The actions that staff can take on a booking in its status. */
export function BookingActions({ booking, onOpen }: BookingActionsProps) {
  const t = useT()
  const { id, status, damageChoice, damageWaiverDepositAmount } = booking
  const isOption = status === bookingStatus.officeOption
  const isConfirmed = status === bookingStatus.confirmed
  const asksWaiver = isConfirmed && damageChoice === null && (damageWaiverDepositAmount ?? 0) > 0
  const waiver = useMutation(async () => {
    const { sent } = await adminApi('POST /core/bookings/senddamagewaiverrequest/{id}', { params: { id } })
    showToast(t(sent ? 'admin_waiver_sent' : 'admin_waiver_sent_before'), 'long')
  })
  const [isRemindable, setRemindable] = useState(isConfirmed)
  const reminders = useMutation(async () => {
    const { sent } = await adminApi('POST /office/bookings/{id}/reminders', { params: { id } })
    setRemindable(false)
    showToast(t('admin_reminders_sent', { count: sent }), 'long')
  })
  const failure = {
    'not-in-this-state': t('admin_booking_meanwhile'),
    'address-needed': t('admin_waiver_no_address'),
    'too-many-emails': t('admin_waiver_too_many'),
  }
  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        {(isOption || isConfirmed) && <ChangeButton onClick={() => onOpen('move')}>{t('admin_move')}</ChangeButton>}
        {isOption && (
          <ChangeButton variant="secondary" onClick={() => onOpen('extend')}>
            {t('admin_extend')}
          </ChangeButton>
        )}
        <ChangeButton permission="payments" variant="secondary" onClick={() => onOpen('transfer')}>
          {t('admin_bank_record')}
        </ChangeButton>
        {asksWaiver && (
          <ChangeButton variant="secondary" disabled={waiver.isSending} onClick={() => void waiver.mutate()}>
            {t('admin_waiver_send')}
          </ChangeButton>
        )}
        {isRemindable && (
          <ChangeButton variant="secondary" disabled={reminders.isSending} onClick={() => void reminders.mutate()}>
            {t('admin_reminders_send')}
          </ChangeButton>
        )}
        {isOption && (
          <ChangeButton variant="secondary" onClick={() => onOpen('release')}>
            {t('admin_release')}
          </ChangeButton>
        )}
        {isConfirmed && (
          <ChangeButton variant="secondary" onClick={() => onOpen('cancel')}>
            {t('admin_cancel')}
          </ChangeButton>
        )}
      </div>
      <FormError>{waiver.error !== undefined && errorMessage(waiver.error, t, failure)}</FormError>
      <FormError>
        {reminders.error !== undefined &&
          errorMessage(reminders.error, t, { 'not-in-this-state': t('admin_reminders_none') })}
      </FormError>
      <p className={list.action}>
        <AdminLink to={`/office/bookings/${id}?view=trip`}>{t('admin_bookings_trip')}</AdminLink>
      </p>
    </div>
  )
}
