import { adminApi } from '#admin/session/staff-session-instance'
import type { TransferHoldShown } from '#contract/staff/office-options'
import { formatDays } from '#domain/calendar/formats'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { showToast } from '#web/features/toasts/public'
import { useLanguage, useT } from '#web/messages'

interface ReleaseOptionProps {
  option: Pick<TransferHoldShown, 'bookingId' | 'villa' | 'from' | 'to' | 'email'>
  onClose: () => void
}

/** States the consequences of a release, and asks for confirmation. */
export function ReleaseOption({ option: { bookingId, villa, from, to, email }, onClose }: ReleaseOptionProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <ConfirmDialog
      title={t('admin_release_ask', { villa })}
      text={t('admin_release_then', { villa, email, days: formatDays({ from, to }, language) })}
      action={t('admin_release')}
      decline={t('admin_not_now')}
      words={{ 'not-in-this-state': t('admin_booking_meanwhile'), 'option-over': t('admin_option_over') }}
      act={() => adminApi('POST /office/bookings/{id}/release', { params: { id: bookingId } })}
      onDone={() => {
        showToast(t('admin_released', { villa, email }), 'long')
        onClose()
      }}
      onClose={onClose}
    />
  )
}
