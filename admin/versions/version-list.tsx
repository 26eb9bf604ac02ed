import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { OfficeList } from '#admin/ui/office-list'
import { useMoment } from '#admin/ui/use-moment'
import type { StaffPerson } from '#contract/staff/staff'
import type { RecordVersion } from '#contract/staff/versions'
import type { VersionedKind } from '#domain/access/versions'
import { useT } from '#web/messages'
import { Disclosure } from '#web/ui/disclosure'
import { ChangedFields } from './changed-fields'
import { fieldName } from './field-names'

/** Beginning of the keys of the versions of a record. */
export const versionsKey = (kind: VersionedKind, recordId: number) => `versions ${kind} ${recordId} `

interface VersionListProps {
  kind: VersionedKind
  recordId: number
  me: StaffPerson
}

/** The history of a record: who changed which fields when, and what they were before. */
export function VersionList({ kind, recordId, me }: VersionListProps) {
  const t = useT()
  return (
    <OfficeList
      queryKey={`${versionsKey(kind, recordId)}${me.id}`}
      load={async (cursor: number | undefined, signal) => {
        const query = { kind, recordId, ...(cursor !== undefined && { cursor }) }
        const { versions, next } = await adminApi('GET /office/versions', { query }, { signal })
        return { rows: versions, next }
      }}
      empty={t('admin_versions_none')}
    >
      {versions => (
        <ol className={styles.rows}>
          {versions.map(version => (
            <VersionRow key={version.id} version={version} />
          ))}
        </ol>
      )}
    </OfficeList>
  )
}

/** Fields that a line names; the others are counted. */
const maxNamed = 4

function VersionRow({ version: { id, number, at, who, changes } }: { version: RecordVersion }) {
  const t = useT()
  const moment = useMoment()
  const names = [...new Set(changes.map(({ path }) => fieldName(path, t)))]
  const more = names.length - maxNamed
  return (
    <li className={styles.entry}>
      <time dateTime={at} className={styles.muted}>
        {moment(at)}
      </time>
      <div className={styles.meta}>
        <p className={styles.rowName}>
          {names.slice(0, maxNamed).join(', ')}
          {more > 0 && ` ${t('admin_versions_more', { count: more })}`}
        </p>
        <p className={styles.muted}>{who ?? t('admin_log_nobody')}</p>
        <Disclosure summary={t('admin_log_changes', { count: changes.length })}>
          <ChangedFields changes={changes} />
        </Disclosure>
      </div>
      <AdminLink to={`/office/versions/${id}`} aria-label={t('admin_version_open_number', { number })}>
        {t('admin_version_open')}
      </AdminLink>
    </li>
  )
}
