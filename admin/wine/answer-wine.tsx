import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { OfficeWineOrder } from '#contract/staff/office-wine'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Select } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'

interface AnswerWineProps {
  order: OfficeWineOrder
  onClose: () => void
}

/** Dialog that accepts or refuses a request for complimentary wine. */
export function AnswerWine({ order, onClose }: AnswerWineProps) {
  const t = useT()
  const { itemId, reference, villa, bottles, allowance } = order
  const { state, problem, fieldError, formProps } = useForm<{ answer: string; message: string }>(
    async ({ answer, message }, once) => {
      const body = { answer: answer === 'refuse' ? ('refuse' as const) : ('grant' as const), message }
      await adminApi('POST /office/wine/orders/{itemId}/answer', { params: { itemId }, body }, { idempotencyKey: once })
      showToast(t('admin_hours_sent', { reference }), 'long')
      onClose()
    },
    { messages: { 'not-in-this-state': t('admin_wine_meanwhile') } },
  )
  return (
    <Dialog title={t('admin_wine_answer')} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p className={styles.muted}>
          {villa} · {reference} · {t('admin_wine_gift', { bottles, allowance })}
        </p>
        <Select name="answer" label={t('admin_wine_answer')} defaultValue="grant">
          <option value="grant">{t('admin_wine_grant')}</option>
          <option value="refuse">{t('admin_wine_refuse')}</option>
        </Select>
        <TextArea
          name="message"
          rows={4}
          maxLength={2000}
          lang={order.language}
          label={t('admin_change_message')}
          hint={t('admin_change_message_hint', { language: t(`admin_language_${order.language}`) })}
          error={fieldError('message')}
        />
        <FormError>{problem}</FormError>
        <p className={styles.actions}>
          <Button type="submit" disabled={state === 'sending'}>
            {t('admin_hours_send')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('admin_not_now')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
