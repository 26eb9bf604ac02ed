import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { OfficeHoursShown } from '#contract/booking/hours'
import { formatTime } from '#domain/calendar/formats'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input, Select } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'

interface AnswerHoursProps {
  request: OfficeHoursShown
  onClose: () => void
}

/** Dialog that names a price for other hours, or declines them. */
export function AnswerHours({ request, onClose }: AnswerHoursProps) {
  const t = useT()
  const language = useLanguage()
  const { currencies } = useSite()
  const { id, kind, time, villa, reference, currencyId } = request
  const code = currencies.find(one => one.id === currencyId)?.code ?? 'EUR'
  const { state, problem, fieldError, formProps } = useForm<{ answer: string; price: string; message: string }>(
    async ({ answer, price, message }, once) => {
      const body =
        answer === 'declined'
          ? { answer: 'declined' as const, message }
          : { answer: 'quoted' as const, price: Number(price), message }
      await adminApi('POST /office/hours/{id}/answer', { params: { id }, body }, { idempotencyKey: once })
      showToast(t('admin_hours_sent', { reference }), 'long')
      onClose()
    },
    { messages: { 'not-in-this-state': t('admin_hours_meanwhile') } },
  )
  return (
    <Dialog title={t('admin_hours_answer')} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p className={styles.muted}>
          {villa} · {reference} ·{' '}
          {t('admin_hours_wish', {
            kind: kind === 'early-arrival' ? 'early' : 'late',
            time: formatTime(time, language),
          })}
        </p>
        <Select name="answer" label={t('admin_hours_answer')} defaultValue="quoted">
          <option value="quoted">{t('admin_hours_quote')}</option>
          <option value="declined">{t('admin_hours_decline')}</option>
        </Select>
        <Input
          type="number"
          name="price"
          inputMode="decimal"
          min={0}
          step="0.01"
          defaultValue="0"
          label={t('admin_hours_price', { code })}
          hint={t('admin_hours_price_hint')}
          error={fieldError('price')}
        />
        <TextArea
          name="message"
          rows={4}
          maxLength={2000}
          lang={request.language}
          label={t('admin_change_message')}
          hint={t('admin_change_message_hint', { language: t(`admin_language_${request.language}`) })}
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
