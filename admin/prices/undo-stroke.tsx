import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { useSingleSend } from '#admin/ui/use-single-send'
import type { StrokeMade } from '#contract/staff/office-prices'
import { formatDays } from '#domain/calendar/formats'
import { errorMessage } from '#web/features/forms/public'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { FormError } from '#web/ui/form-parts'
import { QueryBoundary } from '#web/ui/query-boundary'
import { pricesKey } from './use-priced-villas'

interface UndoStrokeProps {
  strokeId: number
  onUndone: (made: StrokeMade) => void
  onClose: () => void
}

/** Shows what was changed again since a stroke, and undoes it. */
export function UndoStroke({ strokeId, onUndone, onClose }: UndoStrokeProps) {
  const t = useT()
  const language = useLanguage()
  const [later, setLater] = useState<'keep' | 'replace'>('keep')
  const { data, isError, refetch } = useQuery(
    `${pricesKey}undo ${strokeId}`,
    signal => adminApi('GET /office/prices/strokes/{id}/undo', { params: { id: strokeId } }, { signal }),
    { staleTime: 0 },
  )
  const undo = useSingleSend(async (once: string) => {
    const made = await adminApi(
      'POST /office/prices/strokes/{id}/undo',
      { params: { id: strokeId }, body: { later } },
      { idempotencyKey: once },
    )
    onUndone(made)
    onClose()
  }, `${pricesKey}strokes`)
  return (
    <Dialog
      title={t('admin_prices_undo_title')}
      onClose={onClose}
      footer={
        <Button disabled={undo.isSending || !data || data.undone} onClick={() => void undo.send(later)}>
          {t('admin_prices_undo_go')}
        </Button>
      }
    >
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {({ villas, changedAgain, undone }) => (
          <div className={styles.form}>
            <p>{undone ? t('admin_prices_undone') : t('admin_prices_undo_text', { count: villas })}</p>
            {changedAgain.length > 0 && (
              <fieldset className={styles.ticks}>
                <legend>{t('admin_prices_changed_again')}</legend>
                <ul>
                  {changedAgain.map(({ propertyId, villa, nights }) => (
                    <li key={propertyId}>
                      {villa}: {nights.map(days => formatDays(days, language, 'short')).join(', ')}
                    </li>
                  ))}
                </ul>
                {(['keep', 'replace'] as const).map(choice => (
                  <label key={choice}>
                    <input type="radio" name="later" checked={later === choice} onChange={() => setLater(choice)} />{' '}
                    {t(`admin_prices_later_${choice}`)}
                  </label>
                ))}
              </fieldset>
            )}
            <FormError>
              {undo.error !== undefined &&
                errorMessage(undo.error, t, {
                  'not-in-this-state': t('admin_prices_undone'),
                  'prices-refused': t('admin_prices_undo_nothing'),
                })}
            </FormError>
          </div>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
