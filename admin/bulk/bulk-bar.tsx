import { useState } from 'react'
import type { ListSelection } from '#admin/lists/use-selection'
import { adminApi } from '#admin/session/staff-session-instance'
import { AdminLink } from '#admin/ui/admin-link'
import type { BulkChangeInput, BulkFilterInput } from '#contract/staff/bulk-runs'
import { type BulkAction, maxBulkRows } from '#domain/office-lists/bulk-actions'
import { errorMessage } from '#web/features/forms/public'
import { useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import type { ActionFields } from './action-fields'
import styles from './bulk.module.css'
import { ConfirmBulk } from './confirm-bulk'

interface BulkBarProps {
  selection: ListSelection
  /** The list and its filter, for "all that match". */
  filtered: BulkFilterInput
  /** The actions that the list offers now. */
  actions: readonly BulkAction[]
  /** The fields of an action that sets something. */
  fields?: (action: BulkAction) => ActionFields | undefined
}

/** What can be done with the selected rows of a list; shown while some are selected. */
export function BulkBar({ selection, filtered, actions, fields }: BulkBarProps) {
  const t = useT()
  const [asked, setAsked] = useState<BulkAction>()
  const [isBeyond, setBeyond] = useState(false)
  const count = useMutation(async () => {
    const found = await adminApi('POST /office/bulk/count', { body: filtered })
    setBeyond(found.count > maxBulkRows)
    if (found.count === 0) selection.clear()
    else if (found.count <= maxBulkRows) selection.selectAll(found.count)
  })
  const selected = selection.all ?? selection.ids.size
  if (selected === 0) return null
  const rows =
    selection.all === undefined
      ? { by: 'ids' as const, ids: [...selection.ids] }
      : { by: 'filter' as const, filter: filtered.filter, expected: selection.all }
  return (
    <section className={styles.bar} aria-label={t('admin_bulk_selected_rows')}>
      <p role="status" className={styles.count}>
        {t(selection.all === undefined ? 'admin_bulk_selected' : 'admin_bulk_selected_all', { count: selected })}
      </p>
      <div className={styles.actions}>
        {actions.map(action => (
          <Button key={action} variant="secondary" onClick={() => setAsked(action)}>
            {t(`admin_bulk_${action}`)}
          </Button>
        ))}
      </div>
      <div className={styles.choices}>
        {selection.all === undefined && (
          <Button variant="quiet" disabled={count.isSending} onClick={() => void count.mutate()}>
            {t('admin_bulk_select_all')}
          </Button>
        )}
        <Button variant="quiet" onClick={selection.clear}>
          {t('admin_bulk_clear')}
        </Button>
        <AdminLink to="/office/bulk">{t('admin_bulk_earlier')}</AdminLink>
      </div>
      {isBeyond && <p>{t('admin_bulk_beyond', { count: maxBulkRows })}</p>}
      <FormError>{count.error !== undefined && errorMessage(count.error, t)}</FormError>
      {asked && (
        <ConfirmBulk
          action={asked}
          count={selected}
          fields={fields?.(asked)}
          changeOf={input => ({ action: asked, rows, ...(input && { input }) }) as BulkChangeInput}
          onChanged={now => selection.selectAll(now)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
