import { adminApi } from '#admin/session/staff-session-instance'
import type { SavedViewShown } from '#contract/staff/saved-views'
import { useT } from '#web/messages'
import { CheckboxField } from '#web/ui/checkbox-field'
import { ViewForm } from './view-form'

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
  return (
    <ViewForm
      title={t('admin_view_edit_named', { name })}
      draft={`view ${id}`}
      initial={{ name, shared }}
      canShare={isOwn}
      messages={{ 'edited-meanwhile': t('admin_view_newer') }}
      send={typed => {
        const body = {
          ...{ revision, name: typed.name, shared: isOwn ? Boolean(typed.shared) : shared },
          query: typed.present === 'yes' ? query : view.query,
        }
        return adminApi('PUT /office/views/{id}', { params: { id }, body })
      }}
      onClose={onClose}
    >
      {query !== view.query && (
        <CheckboxField name="present" value="yes">
          {t('admin_view_take_present')}
        </CheckboxField>
      )}
    </ViewForm>
  )
}
