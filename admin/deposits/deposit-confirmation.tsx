import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import { useMoney } from '#admin/ui/use-money'
import type { HeldDepositShown } from '#contract/staff/office-deposits'
import { formatDay } from '#domain/calendar/formats'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { createIdempotencyKey } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useLanguage, useT } from '#web/messages'

export type DepositAction = 'confirm' | 'withdraw' | 'release'

interface DepositConfirmationProps {
  action: DepositAction
  deposit: HeldDepositShown
  onClose: () => void
}

/** States the consequences of confirming or withdrawing a claim, or releasing a deposit, and asks for confirmation. */
export function DepositConfirmation({ action, deposit, onClose }: DepositConfirmationProps) {
  const t = useT()
  const language = useLanguage()
  const { bookingId, depositAmount, currencyId, releasedOn, request } = deposit
  const money = useMoney(currencyId)
  const [once] = useState(createIdempotencyKey)
  const claim = { params: { id: request?.id ?? 0 } }
  const send = {
    confirm: () => adminApi('POST /office/damageclaims/{id}/confirm', claim, { idempotencyKey: once }),
    withdraw: () => adminApi('POST /office/damageclaims/{id}/withdraw', claim, { idempotencyKey: once }),
    release: () =>
      adminApi(
        'POST /office/bookings/{id}/damagedeposit/release',
        { params: { id: bookingId } },
        { idempotencyKey: once },
      ),
  }
  const values = {
    amount: money(action === 'release' ? depositAmount : (request?.amount ?? 0)),
    reason: request?.reason ?? '',
    day: formatDay(releasedOn, language),
  }
  return (
    <ConfirmDialog
      title={t(`admin_deposit_${action}_ask`, values)}
      text={t(`admin_deposit_${action}_then`, values)}
      action={t(`admin_deposit_${action}`)}
      decline={t('admin_not_now')}
      words={{ 'not-in-this-state': t('admin_deposit_changed') }}
      act={send[action]}
      onDone={() => {
        showToast(t(`admin_deposit_${action}_done`, values), 'long')
        onClose()
      }}
      onClose={onClose}
    />
  )
}
