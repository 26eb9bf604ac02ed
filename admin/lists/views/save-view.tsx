import { adminApi } from '#admin/session/staff-session-instance'
import type { OfficeList } from '#domain/office-lists/lists'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { ViewForm } from './view-form'

interface SaveViewProps {
  list: OfficeList
  query: string
  onClose: () => void
}

/** Saves the present address of a list under a name. */
export function SaveView({ list, query, onClose }: SaveViewProps) {
  const t = useT()
  return (
    <ViewForm
      title={t('admin_view_save')}
      text={t('admin_view_save_text')}
      draft={`view of ${list}`}
      canShare
      shape={async () => (await import('#contract/forms/saved-view')).savedViewForm}
      messages={{ 'too-many-views': t('admin_view_too_many') }}
      send={async ({ name, shared = false }, once) => {
        const body = { name, shared, list, query }
        const saved = await adminApi('POST /office/views', { body }, { idempotencyKey: once })
        showToast(t('admin_view_saved', { name: saved.name }), 'long')
      }}
      onClose={onClose}
    />
  )
}
