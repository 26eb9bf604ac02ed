import { useRef } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { missingChoice } from '#admin/ui/missing-choice'
import type { ShownRecordVersion } from '#contract/staff/versions'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { ChangedFields } from './changed-fields'
import { versionsKey } from './version-list'

interface RevertFormProps {
  version: ShownRecordVersion
  /** The change can be undone, not only the state restored. */
  canUndo: boolean
  isNewest: boolean
  onDone: () => void
}

/** Undoes the chosen fields of a change, or restores them as they were in this version. */
export function RevertForm({ version, canUndo, isNewest, onDone }: RevertFormProps) {
  const t = useT()
  const { id, kind, recordId, changes, latest } = version
  // The pressed button decides; Enter is the first one.
  const to = useRef<'undo' | 'restore'>(canUndo ? 'undo' : 'restore')
  const { state, problem, fieldError, formProps } = useForm<{ paths?: string | string[] }>(
    async ({ paths }) => {
      const chosen = [paths ?? []].flat()
      if (chosen.length === 0) throw missingChoice('paths')
      await adminApi('POST /office/versions/{id}/revert', {
        params: { id },
        body: { to: to.current, latest, ...(chosen.length < changes.length && { paths: chosen }) },
      })
      invalidateQueries(versionsKey(kind, recordId))
      if (kind === 'villa') invalidateQueries(`office villa ${recordId} `)
      showToast(t('admin_version_done'), 'long')
      onDone()
    },
    {
      messages: {
        'edited-meanwhile': t('admin_version_newer'),
        'not-in-this-state': t('admin_version_impossible'),
        'villa-incomplete': t('admin_villa_incomplete'),
        'priced-tier': t('admin_villa_priced_tier'),
      },
    },
  )
  return (
    <form className={styles.form} {...formProps}>
      <ChangedFields changes={changes} choose="paths" />
      {fieldError('paths') && <FormError>{t('admin_version_choose')}</FormError>}
      <FormError>{problem}</FormError>
      <p className={styles.actions}>
        {canUndo && (
          <Button type="submit" disabled={state === 'sending'} onClick={() => (to.current = 'undo')}>
            {t('admin_version_undo')}
          </Button>
        )}
        {!isNewest && (
          <Button
            type="submit"
            variant={canUndo ? 'secondary' : 'primary'}
            disabled={state === 'sending'}
            onClick={() => (to.current = 'restore')}
          >
            {t('admin_version_restore')}
          </Button>
        )}
      </p>
    </form>
  )
}
