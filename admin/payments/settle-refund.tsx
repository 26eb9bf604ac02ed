import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { useMoney } from '#admin/ui/use-money'
import type { OpenRefundShown } from '#contract/staff/office-refunds'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'

/** Records the bank transfer by which staff settled a refund that its provider does not make. */
export function SettleRefund({ refund, onClose }: { refund: OpenRefundShown; onClose: () => void }) {
  const t = useT()
  const money = useMoney(refund.currencyId)
  const amount = money(refund.amount)
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ bankReference: string; reason: string }>(
    async (body, once) => {
      await adminApi('POST /office/refunds/{id}/settle', { params: { id: refund.id }, body }, { idempotencyKey: once })
      showToast(t('admin_refund_done', { amount }), 'long')
      onClose()
    },
    {
      draft: `refund ${refund.id}`,
      messages: { 'not-in-this-state': t('admin_refund_changed'), 'edited-meanwhile': t('admin_refund_entered') },
    },
  )
  return (
    <Dialog title={t('admin_refund_title', { amount })} onClose={onClose}>
      <form className={styles.form} {...props}>
        <p>{t('admin_refund_text')}</p>
        <Input
          name="bankReference"
          label={t('admin_refund_reference')}
          hint={t('admin_refund_reference_hint')}
          maxLength={200}
          error={fault('bankReference')}
          required
        />
        <TextArea
          name="reason"
          label={t('admin_refund_reason')}
          rows={3}
          maxLength={1000}
          error={fault('reason')}
          required
        />
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_refund_settle')}
        </Button>
      </form>
    </Dialog>
  )
}
