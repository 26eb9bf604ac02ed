import { useNavigate } from 'react-router'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { BulkChangeInput } from '#contract/staff/bulk-runs'
import type { BulkAction } from '#domain/office-lists/bulk-actions'
import { useForm } from '#web/features/forms/public'
import { ApiError } from '#web/lib/api-client'
import { useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { FormError } from '#web/ui/form-parts'
import type { ActionFields } from './action-fields'

interface ConfirmBulkProps {
  action: BulkAction
  count: number
  /** Fields of the action, and how they are read. */
  fields: ActionFields | undefined
  changeOf: (input: Record<string, unknown> | undefined) => BulkChangeInput
  /** The filter has another number of records by now. */
  onChanged: (count: number) => void
  onClose: () => void
}

/** States what will happen to how many records, and begins the run. */
export function ConfirmBulk({ action, count, fields, changeOf, onChanged, onClose }: ConfirmBulkProps) {
  const t = useT()
  const navigate = useNavigate()
  const localPath = useLocalPath()
  const { state, problem, fieldError, formProps } = useForm<Record<string, string>>(
    async (values, once) => {
      try {
        const body = changeOf(fields?.read(values))
        const run = await adminApi('POST /office/bulk', { body }, { idempotencyKey: once })
        onClose()
        void navigate(localPath(`/office/bulk/${run.id}`))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'selection-changed') onChanged(Number(error.problem.count))
        throw error
      }
    },
    {
      ...(fields && { draft: `bulk ${action}` }),
      ...(fields?.shape && { shape: fields.shape }),
      messages: {
        ...fields?.messages,
        'selection-changed': t('admin_bulk_changed'),
        'too-many-rows': t('admin_bulk_too_many'),
      },
    },
  )
  return (
    <Dialog title={t(`admin_bulk_ask_${action}`, { count })} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p>{t(`admin_bulk_then_${action}`)}</p>
        {fields?.shown(fieldError)}
        <FormError>{problem}</FormError>
        <div className={styles.actions}>
          <Button type="submit" disabled={state === 'sending'}>
            {t(`admin_bulk_${action}`)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('admin_not_now')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
