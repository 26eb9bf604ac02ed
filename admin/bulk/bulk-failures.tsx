import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import type { BulkFailure, BulkRunShown } from '#contract/staff/bulk-runs'
import type { StaffPerson } from '#contract/staff/staff'
import { bulkRecordPath } from '#domain/office-lists/bulk-actions'
import { type MessageKey, type Translate, useT } from '#web/messages'

const reasons: Readonly<Record<string, MessageKey>> = {
  'edited-meanwhile': 'admin_bulk_reason_edited',
  'invalid-input': 'admin_bulk_reason_invalid',
  'not-found': 'admin_bulk_reason_gone',
  'not-in-this-state': 'admin_bulk_reason_state',
  'picture-in-use': 'admin_bulk_reason_used',
  'villa-incomplete': 'admin_bulk_reason_incomplete',
}

const reasonOf = ({ problem }: BulkFailure, t: Translate) =>
  t(problem === null ? 'admin_bulk_reason_not_tried' : (reasons[problem] ?? 'admin_bulk_reason_unexpected'))

/** The records that a run did not change, each with the reason. */
export function BulkFailures({ run, me }: { run: BulkRunShown; me: StaffPerson }) {
  const t = useT()
  const { id, action } = run
  return (
    <OfficeList
      queryKey={`bulk failures ${id} ${me.id}`}
      load={async (cursor: number | undefined, signal) => {
        const query = cursor === undefined ? {} : { cursor }
        const { failures, next } = await adminApi(
          'GET /office/bulk/{id}/failures',
          { params: { id }, query },
          { signal },
        )
        return { rows: failures, next }
      }}
      empty={t('admin_bulk_no_failures')}
    >
      {failures => (
        <ul className={styles.rows}>
          {failures.map(failure => (
            <li key={failure.recordId} className={list.row}>
              <p className={`${styles.rowName} ${list.action}`}>
                <AdminLink to={bulkRecordPath(action, failure.recordId)}>
                  {failure.name || `#${failure.recordId}`}
                </AdminLink>
              </p>
              <p>{reasonOf(failure, t)}</p>
            </li>
          ))}
        </ul>
      )}
    </OfficeList>
  )
}
