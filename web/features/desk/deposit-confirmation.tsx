import { useState } from 'react'
import type { HeldDepositShown } from '#contract/office-deposits'
import { formatDay } from '#domain/formats'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { newKey } from '#web/features/forms/public'
import { notify } from '#web/features/notices/public'
import { useLanguage, useT } from '#web/messages'
import { deskApi } from './own-desk'
import { useMoney } from './use-money'

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
  const [once] = useState(newKey)
  const claim = { params: { id: request?.id ?? 0 } }
  const send = {
    confirm: () => deskApi('POST /office/damageclaims/{id}/confirm', claim, { once }),
    withdraw: () => deskApi('POST /office/damageclaims/{id}/withdraw', claim, { once }),
    release: () => deskApi('POST /office/bookings/{id}/damagedeposit/release', { params: { id: bookingId } }, { once }),
  }
  const values = {
    amount: money(action === 'release' ? depositAmount : (request?.amount ?? 0)),
    reason: request?.reason ?? '',
    day: formatDay(releasedOn, language),
  }
  return (
    <ConfirmDialog
      title={t(`desk_deposit_${action}_ask`, values)}
      text={t(`desk_deposit_${action}_then`, values)}
      action={t(`desk_deposit_${action}`)}
      decline={t('desk_not_now')}
      words={{ 'not-in-this-state': t('desk_deposit_changed') }}
      act={send[action]}
      onDone={() => {
        notify(t(`desk_deposit_${action}_done`, values), 'long')
        onClose()
      }}
      onClose={onClose}
    />
  )
}
