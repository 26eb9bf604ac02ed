import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { PoliceArrival } from '#contract/staff/office-register'
import { useForm } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'

/** Records the receipt that the police register has issued. */
export function RecordReceipt({ arrival, onClose }: { arrival: PoliceArrival; onClose: () => void }) {
  const t = useT()
  const { bookingId, villa, reference: booking, from } = arrival
  const { state, problem, fieldError, formProps } = useForm<{ reference: string; sentOn: string }>(
    async body => {
      await adminApi('POST /office/policeregister/{id}/receipt', { params: { id: bookingId }, body })
      onClose()
    },
    { draft: `police receipt ${bookingId}` },
  )
  return (
    <Dialog title={t('admin_register_receipt_of', { villa, reference: booking })} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <Input
          name="reference"
          label={t('admin_register_receipt_reference')}
          error={fieldError('reference')}
          maxLength={100}
          autoComplete="off"
          required
        />
        <Input
          type="date"
          name="sentOn"
          label={t('admin_register_sent_on')}
          error={fieldError('sentOn')}
          defaultValue={from}
          required
        />
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_register_receipt')}
        </Button>
      </form>
    </Dialog>
  )
}
