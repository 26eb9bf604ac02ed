import { useState } from 'react'
import { MakeProvisional } from '#admin/holds/make-provisional'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { useSingleSend } from '#admin/ui/use-single-send'
import type { CalendarVilla } from '#contract/staff/office-calendar'
import { formatDays } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import { errorMessage } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import own from './calendar.module.css'

interface NewNightsProps {
  villa: CalendarVilla
  nights: Stay
  onChange: (nights: Stay) => void
  onSaved: () => void
  onClose: () => void
}

/** Blocks the chosen nights for the owner, or holds them for a client. */
export function NewNights({ villa, nights, onChange, onSaved, onClose }: NewNightsProps) {
  const t = useT()
  const language = useLanguage()
  const [note, setNote] = useState('')
  const [isHolding, setHolding] = useState(false)
  const isOrdered = nights.from < nights.to
  const block = useSingleSend(async (once: string) => {
    await adminApi(
      'POST /office/villas/{id}/blocks',
      { params: { id: villa.id }, body: { from: nights.from, to: nights.to, note } },
      { idempotencyKey: once },
    )
    showToast(t('admin_blocks_made', { villa: villa.name, days: formatDays(nights, language) }), 'long')
    onSaved()
    onClose()
  })
  return (
    <section className={own.panel} aria-labelledby="new-nights">
      <h2 id="new-nights">{villa.name}</h2>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          void block.send(JSON.stringify([villa.id, nights, note]))
        }}
      >
        <FieldRow>
          <Input
            type="date"
            required
            label={t('admin_first_night')}
            value={nights.from}
            onChange={event => onChange({ from: event.target.value, to: nights.to })}
          />
          <Input
            type="date"
            required
            label={t('admin_leaves_on')}
            value={nights.to}
            error={isOrdered ? undefined : t('validation_not-after')}
            onChange={event => onChange({ from: nights.from, to: event.target.value })}
          />
        </FieldRow>
        <Input
          label={t('admin_blocks_note')}
          hint={t('admin_blocks_note_hint')}
          maxLength={500}
          autoComplete="off"
          value={note}
          onChange={event => setNote(event.target.value)}
        />
        <FormError>
          {block.error !== undefined && errorMessage(block.error, t, { 'dates-taken': t('admin_dates_taken') })}
        </FormError>
        <p className={styles.actions}>
          <Button type="submit" disabled={!isOrdered || block.isSending}>
            {t('admin_blocks_go')}
          </Button>
          <Button variant="secondary" disabled={!isOrdered} onClick={() => setHolding(true)}>
            {t('admin_provisional_new')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('action_close')}
          </Button>
        </p>
      </form>
      {isHolding && (
        <MakeProvisional
          start={{ villa, from: nights.from, to: nights.to }}
          onClose={() => {
            setHolding(false)
            onSaved()
          }}
        />
      )}
    </section>
  )
}
