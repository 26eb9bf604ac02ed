import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { OfficeExperienceRequest } from '#contract/extras/office-experiences'
import { formatDay } from '#domain/calendar/formats'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input, Select } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'

interface AnswerExperienceProps {
  request: OfficeExperienceRequest
  onClose: () => void
}

/** Dialog that quotes an experience, or says that it is unavailable. The price table proposes a price. */
export function AnswerExperience({ request, onClose }: AnswerExperienceProps) {
  const t = useT()
  const language = useLanguage()
  const { currencies } = useSite()
  const { itemId: id, experience, date, reference, currencyId, price, tablePrice } = request
  const [isQuote, setQuote] = useState(true)
  const code = currencies.find(one => one.id === currencyId)?.code ?? 'EUR'
  const { state, problem, fieldError, formProps } = useForm<{ price?: string; message: string }>(
    async ({ price: typed, message }, once) => {
      const body = isQuote
        ? { answer: 'quoted' as const, price: Number(typed), message }
        : { answer: 'unavailable' as const, message }
      await adminApi('POST /office/experiences/{id}/answer', { params: { id }, body }, { idempotencyKey: once })
      showToast(t('admin_hours_sent', { reference }), 'long')
      onClose()
    },
    { messages: { 'not-in-this-state': t('admin_experiences_meanwhile') } },
  )
  return (
    <Dialog title={t('admin_hours_answer')} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p className={styles.muted}>
          {experience} · {formatDay(date, language)} · {reference}
        </p>
        <Select
          label={t('admin_hours_answer')}
          value={isQuote ? 'quoted' : 'unavailable'}
          onChange={event => setQuote(event.target.value === 'quoted')}
        >
          <option value="quoted">{t('admin_hours_quote')}</option>
          <option value="unavailable">{t('admin_experiences_unavailable')}</option>
        </Select>
        {isQuote && (
          <Input
            type="number"
            name="price"
            inputMode="decimal"
            min={0.01}
            step="0.01"
            required
            defaultValue={price ?? tablePrice ?? ''}
            label={t('admin_experiences_price', { code })}
            hint={price !== null ? t('admin_experiences_again') : undefined}
            error={fieldError('price')}
          />
        )}
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
