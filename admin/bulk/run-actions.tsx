import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { BulkRunShown } from '#contract/staff/bulk-runs'
import { bulkActions } from '#domain/office-lists/bulk-actions'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { createIdempotencyKey, errorMessage } from '#web/features/forms/public'
import { useMutation } from '#web/lib/use-mutation'
import { useLocalPath, useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'

/** Cancels a run, or begins another with what an ended one did not change. */
export function RunActions({ run, onChanged }: { run: BulkRunShown; onChanged: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const localPath = useLocalPath()
  const { id, action, ended, failed, waiting } = run
  const [isAsked, setAsked] = useState(false)
  // A repetition after a lost answer begins no second run.
  const [key] = useState(createIdempotencyKey)
  const retry = useMutation(async () => {
    const next = await adminApi('POST /office/bulk/{id}/retry', { params: { id } }, { idempotencyKey: key })
    void navigate(localPath(`/office/bulk/${next.id}`))
  })
  const cancelled = () => {
    setAsked(false)
    onChanged()
  }
  return (
    <>
      <div className={styles.actions}>
        {ended === null && (
          <ChangeButton permission={bulkActions[action].permission} variant="secondary" onClick={() => setAsked(true)}>
            {t('admin_bulk_cancel')}
          </ChangeButton>
        )}
        {ended !== null && failed + waiting > 0 && (
          <ChangeButton
            permission={bulkActions[action].permission}
            variant="secondary"
            disabled={retry.isSending}
            onClick={() => void retry.mutate()}
          >
            {t('admin_bulk_retry', { count: failed + waiting })}
          </ChangeButton>
        )}
      </div>
      <FormError>{retry.error !== undefined && errorMessage(retry.error, t)}</FormError>
      {isAsked && (
        <ConfirmDialog
          title={t('admin_bulk_cancel_ask')}
          text={t('admin_bulk_cancel_then', { action: t(`admin_bulk_${action}`) })}
          action={t('admin_bulk_cancel')}
          decline={t('admin_not_now')}
          words={{ 'not-in-this-state': t('admin_bulk_ended_already') }}
          act={() => adminApi('POST /office/bulk/{id}/cancel', { params: { id } })}
          onDone={cancelled}
          onClose={cancelled}
        />
      )}
    </>
  )
}
