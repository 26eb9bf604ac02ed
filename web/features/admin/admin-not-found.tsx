import { useT } from '#web/messages'
import { AdminPageHeader } from './admin-page-header'

/** For unknown pages and pages without permission: both look the same. */
export function AdminNotFound() {
  const t = useT()
  return <AdminPageHeader title={t('admin_missing')} lead={t('admin_missing_text')} />
}
