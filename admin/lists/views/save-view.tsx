import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { OfficeList } from '#domain/office-lists/lists'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { viewsKey } from './use-views'

interface SaveViewProps {
  list: OfficeList
  query: string
  onClose: () => void
}

/** Saves the present address of a list under a name. */
export function SaveView({ list, query, onClose }: SaveViewProps) {
  const t = useT()
  const { state, problem, fieldError, formProps } = useForm<{ name: string; shared: boolean }>(
    async (view, once) => {
      const saved = await adminApi('POST /office/views', { body: { ...view, list, query } }, { idempotencyKey: once })
      invalidateQueries(viewsKey)
      showToast(t('admin_view_saved', { name: saved.name }), 'long')
      onClose()
    },
    {
      draft: `view of ${list}`,
      shape: async () => (await import('#contract/forms/saved-view')).savedViewForm,
      messages: { 'too-many-views': t('admin_view_too_many') },
    },
  )
  return (
    <Dialog title={t('admin_view_save')} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p>{t('admin_view_save_text')}</p>
        <Input
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          label={t('admin_view_name')}
          error={fieldError('name')}
        />
        <CheckboxField name="shared" value="yes">
          {t('admin_view_share')}
        </CheckboxField>
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t('admin_save')}
        </Button>
      </form>
    </Dialog>
  )
}
