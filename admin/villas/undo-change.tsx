import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { errorMessage } from '#web/features/forms/public'
import { useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'

interface UndoChangeProps {
  version: { id: number; number: number }
  onUndone: () => void
}

/** Offers to undo the change that was just made. */
export function UndoChange({ version: { id, number }, onUndone }: UndoChangeProps) {
  const t = useT()
  const undo = useMutation(() =>
    adminApi('POST /office/versions/{id}/revert', { params: { id }, body: { to: 'undo', latest: number } }),
  )
  const send = async () => {
    if (await undo.mutate()) onUndone()
  }
  return (
    <div role="status" className={styles.note}>
      <p>{t('admin_villa_saved')}</p>
      <ChangeButton variant="quiet" disabled={undo.isSending} onClick={() => void send()}>
        {t('admin_undo')}
      </ChangeButton>
      <FormError>
        {undo.error !== undefined &&
          errorMessage(undo.error, t, {
            'edited-meanwhile': t('admin_version_newer'),
            'not-in-this-state': t('admin_version_impossible'),
            'villa-incomplete': t('admin_villa_incomplete'),
            'priced-tier': t('admin_villa_priced_tier'),
          })}
      </FormError>
    </div>
  )
}
