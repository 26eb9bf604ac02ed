import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { useT } from '#web/messages'

/** For unknown pages and pages without permission: both look the same. */
export function AdminNotFound() {
  const t = useT()
  return <AdminPageHeader title={t('admin_missing')} lead={t('admin_missing_text')} />
}
