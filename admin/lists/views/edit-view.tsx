import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { SavedViewShown } from '#contract/staff/saved-views'
import { useForm } from '#web/features/forms/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { viewsKey } from './use-views'

interface EditViewProps {
  view: SavedViewShown
  /** The present query of the list. */
  query: string
  onClose: () => void
}

/** Renames or shares a view, or gives it the present filters. */
export function EditView({ view, query, onClose }: EditViewProps) {
  const t = useT()
  const { id, revision, name, shared, isOwn } = view
  const { state, problem, fieldError, formProps } = useForm<{ name: string; shared?: string; present?: string }>(
    async typed => {
      const body = {
        ...{ revision, name: typed.name, shared: isOwn ? typed.shared === 'yes' : shared },
        query: typed.present === 'yes' ? query : view.query,
      }
      await adminApi('PUT /office/views/{id}', { params: { id }, body })
      invalidateQueries(viewsKey)
      onClose()
    },
    { draft: `view ${id}`, messages: { 'edited-meanwhile': t('admin_view_newer') } },
  )
  return (
    <Dialog title={t('admin_view_edit_named', { name })} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <Input
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          label={t('admin_view_name')}
          defaultValue={name}
          error={fieldError('name')}
        />
        {isOwn && (
          <CheckboxField name="shared" value="yes" defaultChecked={shared}>
            {t('admin_view_share')}
          </CheckboxField>
        )}
        {query !== view.query && (
          <CheckboxField name="present" value="yes">
            {t('admin_view_take_present')}
          </CheckboxField>
        )}
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t('admin_save')}
        </Button>
      </form>
    </Dialog>
  )
}
