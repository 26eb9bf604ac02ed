import type { OpenRefundShown } from '#contract/office-refunds'
import { useForm } from '#web/features/forms/public'
import { notify } from '#web/features/notices/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import { TextArea } from '#web/ui/text-area'
import styles from '../desk.module.css'
import { deskApi } from '../own-desk'
import { useMoney } from '../use-money'

/** Records the bank transfer by which staff settled a refund that its provider does not make. */
export function SettleRefund({ refund, onClose }: { refund: OpenRefundShown; onClose: () => void }) {
  const t = useT()
  const money = useMoney(refund.currencyId)
  const amount = money(refund.amount)
  const { state, problem, fault, props } = useForm<{ bankReference: string; reason: string }>(
    async (body, once) => {
      await deskApi('POST /office/refunds/{id}/settle', { params: { id: refund.id }, body }, { once })
      notify(t('desk_refund_done', { amount }), 'long')
      onClose()
    },
    {
      draft: `refund ${refund.id}`,
      words: { 'not-in-this-state': t('desk_refund_changed'), 'edited-meanwhile': t('desk_refund_entered') },
    },
  )
  return (
    <Dialog title={t('desk_refund_title', { amount })} onClose={onClose}>
      <form className={styles.form} {...props}>
        <p>{t('desk_refund_text')}</p>
        <Input
          name="bankReference"
          label={t('desk_refund_reference')}
          hint={t('desk_refund_reference_hint')}
          maxLength={200}
          error={fault('bankReference')}
          required
        />
        <TextArea
          name="reason"
          label={t('desk_refund_reason')}
          rows={3}
          maxLength={1000}
          error={fault('reason')}
          required
        />
        <Problem>{problem}</Problem>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'door_sending' : 'desk_refund_settle')}
        </Button>
      </form>
    </Dialog>
  )
}
