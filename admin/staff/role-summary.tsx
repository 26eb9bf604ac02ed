import type { StaffRole } from '#contract/staff/office-roles'
import { useLanguage, useT } from '#web/messages'
import own from './roles.module.css'

/** What a role permits, in words: `Changes bookings and clients. Reads payments.` */
export function RoleSummary({ role: { changes, reads } }: { role: Pick<StaffRole, 'changes' | 'reads'> }) {
  const t = useT()
  const language = useLanguage()
  const listed = (of: StaffRole['changes']) =>
    new Intl.ListFormat(language).format(of.map(permission => t(`admin_right_${permission}`)))
  return (
    <span className={own.summary}>
      {changes.length > 0 && <span>{t('admin_role_changes', { list: listed(changes) })} </span>}
      {reads.length > 0 && <span>{t('admin_role_reads', { list: listed(reads) })}</span>}
      {changes.length + reads.length === 0 && <span>{t('admin_role_empty')}</span>}
    </span>
  )
}
