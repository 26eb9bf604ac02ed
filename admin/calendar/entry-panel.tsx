import { useState } from 'react'
import { useMayChange } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { useMoment } from '#admin/ui/use-moment'
import { useSingleSend } from '#admin/ui/use-single-send'
import { formatDays } from '#domain/calendar/formats'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { errorMessage } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import own from './calendar.module.css'
import { describeEntry } from './calendar-words'
import type { PendingMove } from './placement'

interface EntryPanelProps {
  pending: PendingMove
  onChange: (pending: PendingMove) => void
  /** The calendar is out of date. */
  onSaved: () => void
  onClose: () => void
}

/** An entry with what can be done: move, shorten and lengthen it, or free its nights. */
export function EntryPanel({ pending, onChange, onSaved, onClose }: EntryPanelProps) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const mayEdit = useMayChange('bookings')
  const [isFreeing, setFreeing] = useState(false)
  const { entry, villa, target, nights } = pending
  const isChanged = target.id !== villa.id || nights.from !== entry.from || nights.to !== entry.to
  const expected = { propertyId: villa.id, from: entry.from, to: entry.to }
  const save = useSingleSend(async (once: string) => {
    const body = { propertyId: target.id, ...{ from: nights.from, to: nights.to }, expected }
    if (entry.blockId !== null)
      await adminApi('PUT /office/blocks/{id}', { params: { id: entry.blockId }, body }, { idempotencyKey: once })
    else if (entry.bookingId !== null)
      await adminApi(
        'POST /office/bookings/{id}/move',
        { params: { id: entry.bookingId }, body },
        { idempotencyKey: once },
      )
    showToast(t('admin_calendar_moved', { villa: target.name, days: formatDays(nights, language) }), 'long')
    onSaved()
    onClose()
  })
  const isOrdered = nights.from < nights.to
  return (
    <section className={own.panel} aria-labelledby="entry">
      <h2 id="entry">{describeEntry(t, entry, moment)}</h2>
      <p>
        {villa.name}, {formatDays(entry, language)}
      </p>
      {entry.bookingId !== null && (
        <p>
          <AdminLink to={`/office/bookings/${entry.bookingId}`}>
            {t('admin_calendar_open', { reference: entry.reference ?? '' })}
          </AdminLink>
        </p>
      )}
      {entry.isMovable && mayEdit ? (
        <form
          className={styles.form}
          onSubmit={event => {
            event.preventDefault()
            void save.send(JSON.stringify([entry.id, target.id, nights]))
          }}
        >
          {target.id !== villa.id && <p>{t('admin_calendar_to_villa', { villa: target.name })}</p>}
          <FieldRow>
            <Input
              type="date"
              required
              label={t('admin_first_night')}
              value={nights.from}
              onChange={event => onChange({ ...pending, nights: { from: event.target.value, to: nights.to } })}
            />
            <Input
              type="date"
              required
              label={t('admin_leaves_on')}
              value={nights.to}
              error={isOrdered ? undefined : t('validation_not-after')}
              onChange={event => onChange({ ...pending, nights: { from: nights.from, to: event.target.value } })}
            />
          </FieldRow>
          <p className={styles.muted}>
            {t(entry.kind === 'block' ? 'admin_calendar_move_block' : 'admin_calendar_move_booking')}
          </p>
          <FormError>
            {save.error !== undefined &&
              errorMessage(save.error, t, {
                'dates-taken': t('admin_dates_taken'),
                'edited-meanwhile': t('admin_calendar_edited'),
                'option-over': t('admin_calendar_over'),
                'not-in-this-state': t('admin_calendar_state'),
                'not-found': t('admin_calendar_edited'),
              })}
          </FormError>
          <p className={styles.actions}>
            <Button type="submit" disabled={!isChanged || !isOrdered || save.isSending}>
              {t('admin_calendar_save')}
            </Button>
            {entry.blockId !== null && (
              <Button variant="secondary" onClick={() => setFreeing(true)}>
                {t('admin_blocks_remove')}
              </Button>
            )}
            <Button variant="quiet" onClick={onClose}>
              {t('action_close')}
            </Button>
          </p>
        </form>
      ) : (
        <>
          {!entry.isMovable && (
            <p className={styles.muted}>
              {t(entry.kind === 'channel' ? 'admin_calendar_fixed_channel' : 'admin_calendar_fixed')}
            </p>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('action_close')}
          </Button>
        </>
      )}
      {isFreeing && (
        <ConfirmDialog
          title={t('admin_blocks_remove_ask', { villa: villa.name })}
          text={t('admin_blocks_remove_then', { villa: villa.name, days: formatDays(entry, language) })}
          action={t('admin_blocks_remove')}
          decline={t('admin_not_now')}
          words={{ 'not-found': t('admin_blocks_gone') }}
          act={() => adminApi('DELETE /office/blocks/{id}', { params: { id: entry.blockId ?? 0 } })}
          onDone={() => {
            onSaved()
            onClose()
          }}
          onClose={() => setFreeing(false)}
        />
      )}
    </section>
  )
}
