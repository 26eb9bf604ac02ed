import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { missingChoice } from '#admin/ui/missing-choice'
import { ChooseVilla, type ChosenVilla } from '#admin/ui/villas/choose-villa'
import { formatDays } from '#domain/calendar/formats'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'

interface BlockNightsProps {
  listKey: string
  onBlocked: () => void
}

/** Blocks nights of a villa for its owner. The tab remembers what was typed until it is sent. */
export function BlockNights({ listKey, onBlocked }: BlockNightsProps) {
  const t = useT()
  const language = useLanguage()
  const [villa, setVilla] = useState<ChosenVilla>()
  const [round, setRound] = useState(0)
  const { state, problem, fieldError, formProps } = useForm<{ from: string; to: string; note: string }>(
    async (body, once) => {
      if (!villa) throw missingChoice('villa')
      await adminApi('POST /office/villas/{id}/blocks', { params: { id: villa.id }, body }, { idempotencyKey: once })
      showToast(t('admin_blocks_made', { villa: villa.name, days: formatDays(body, language) }), 'long')
      invalidateQueries(listKey)
      setVilla(undefined)
      setRound(round + 1)
      onBlocked()
    },
    { draft: 'office block', messages: { 'dates-taken': t('admin_dates_taken') } },
  )
  return (
    <section className={styles.part} aria-labelledby="block">
      <h2 id="block">{t('admin_blocks_new')}</h2>
      <form key={round} className={styles.form} {...formProps}>
        <ChooseVilla villa={villa} onChange={setVilla} error={fieldError('villa')} />
        <FieldRow>
          <Input type="date" name="from" required label={t('admin_first_night')} error={fieldError('from')} />
          <Input type="date" name="to" required label={t('admin_leaves_on')} error={fieldError('to')} />
        </FieldRow>
        <Input
          name="note"
          maxLength={500}
          autoComplete="off"
          label={t('admin_blocks_note')}
          hint={t('admin_blocks_note_hint')}
          error={fieldError('note')}
        />
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_blocks_go')}
        </Button>
      </form>
    </section>
  )
}
