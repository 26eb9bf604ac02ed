import type { SupplierOfItem } from '#contract/extras/office-transfers'
import { formatMoney } from '#domain/calendar/formats'
import { useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from '../admin-app.module.css'
import { adminApi } from '../staff-session-instance'

/** The last request to a supplier of an item, which staff can withdraw while it is open. */
export function SupplierState({ supplier, onChanged }: { supplier: SupplierOfItem; onChanged: () => void }) {
  const t = useT()
  const language = useLanguage()
  const { id, email, state, proposedTime, proposedPrice, message } = supplier
  const withdrawal = useMutation(async () => {
    await adminApi('DELETE /office/supplierrequests/{id}', { params: { id } })
    onChanged()
  })
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
        <Button variant="quiet" disabled={withdrawal.isSending} onClick={() => void withdrawal.mutate()}>
          {t('admin_transfers_withdraw')}
        </Button>
      )}
    </>
  )
}
