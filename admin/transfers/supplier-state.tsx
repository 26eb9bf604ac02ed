import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { SupplierOfItem } from '#contract/extras/office-transfers'
import { formatMoney } from '#domain/calendar/formats'
import { useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'

interface SupplierStateProps {
  supplier: SupplierOfItem
  /** Beginning of the keys of the queries that show it. */
  listKey: string
}

/** The last request to a supplier of an item, which staff can withdraw while it is open. */
export function SupplierState({ supplier, listKey }: SupplierStateProps) {
  const t = useT()
  const language = useLanguage()
  const { id, email, state, proposedTime, proposedPrice, message } = supplier
  const withdrawal = useMutation(() => adminApi('DELETE /office/supplierrequests/{id}', { params: { id } }), listKey)
  const proposed = {
    time: proposedTime || 'none',
    price: proposedPrice === null ? 'none' : formatMoney(proposedPrice, 'EUR', language),
  }
  return (
    <>
      <p className={styles.muted}>
        {t('admin_transfers_supplier', {
          email,
          state:
            state === 'proposed'
              ? t('admin_transfers_supplier_proposed', proposed)
              : t(`admin_transfers_supplier_${state}`),
        })}
      </p>
      {message && <p>{message}</p>}
      {(state === 'sent' || state === 'proposed') && (
        <ChangeButton variant="quiet" disabled={withdrawal.isSending} onClick={() => void withdrawal.mutate()}>
          {t('admin_transfers_withdraw')}
        </ChangeButton>
      )}
    </>
  )
}
