import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { type AdminAddress, AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import list from '#admin/ui/list.module.css'
import { RecordPage } from '#admin/ui/record-page'
import { useMoment } from '#admin/ui/use-moment'
import type { StaffPerson } from '#contract/staff/staff'
import type { ShownRecordVersion } from '#contract/staff/versions'
import type { VersionedKind } from '#domain/access/versions'
import { ApiError } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Select } from '#web/ui/field'
import { ChangedFields } from './changed-fields'
import { fieldName } from './field-names'
import { RevertForm } from './revert-form'

/** The page of a record in the back office, by its kind. */
const recordPages: Partial<
  Readonly<Record<VersionedKind, (id: number) => AdminAddress | `${AdminAddress}?${string}`>>
> = {
  villa: id => `/office/villas/${id}?section=history`,
  'villa-order': id => `/office/villaorder?region=${id}`,
  role: () => '/office/people?state=roles',
}

/** One version of a record: what it changed, what changed later, and how it is undone or restored. */
export function RecordVersionPage({ versionId, me }: { versionId: number; me: StaffPerson }) {
  const t = useT()
  const { search } = useLocation()
  const [round, setRound] = useState(0)
  const against = Number(/^\d{1,9}$/.exec(new URLSearchParams(search).get('against') ?? '')?.[0] ?? 0)
  const { data, isError, refetch } = useQuery(
    `version ${versionId} ${against} ${round} ${me.id}`,
    async signal => {
      try {
        const query = against > 0 ? { against } : {}
        const call = { params: { id: versionId }, query }
        return { version: await adminApi('GET /office/versions/{id}', call, { signal }) }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { version: null }
        throw error
      }
    },
    { staleTime: 0 },
  )
  return (
    <RecordPage title={t('admin_record_version')} data={data} failed={isError} again={refetch}>
      {({ version }) =>
        version ? (
          <Loaded key={round} version={version} isCompared={against > 0} onReverted={() => setRound(round + 1)} />
        ) : (
          <AdminPageHeader title={t('admin_record_version')} lead={t('admin_version_gone')} />
        )
      }
    </RecordPage>
  )
}

interface LoadedProps {
  version: ShownRecordVersion
  /** With another version than the one before. */
  isCompared: boolean
  onReverted: () => void
}

function Loaded({ version, isCompared, onReverted }: LoadedProps) {
  const t = useT()
  const moment = useMoment()
  const { kind, recordId, name, number, at, who, changes, against, latest, later, isRevertible } = version
  const page = recordPages[kind]?.(recordId)
  return (
    <>
      {page && (
        <p>
          <AdminLink to={page}>{name}</AdminLink>
        </p>
      )}
      <AdminPageHeader
        title={t('admin_version_of', { name, number })}
        lead={t('admin_version_by', { who: who ?? t('admin_log_nobody'), at: moment(at) })}
      />
      <section className={styles.part} aria-labelledby="changed">
        <h2 id="changed">
          {against === null ? t('admin_version_first') : t('admin_version_against', { number: against })}
        </h2>
        {number > 1 && <ChooseAgainst version={version} />}
        {changes.length === 0 && <p>{t('admin_version_same')}</p>}
        {!isRevertible && <ChangedFields changes={changes} />}
      </section>
      {later.length > 0 && (
        <section className={`${styles.part} ${styles.note}`} aria-labelledby="later">
          <h2 id="later">{t('admin_version_later')}</h2>
          <p>{t('admin_version_later_text')}</p>
          <ul>
            {later.map(each => (
              <li key={each.id} className={list.row}>
                <AdminLink to={`/office/versions/${each.id}`}>{moment(each.at)}</AdminLink>
                <p>{each.paths.map(path => fieldName(path, t)).join(', ')}</p>
                <p className={styles.muted}>{each.who ?? t('admin_log_nobody')}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isRevertible && changes.length > 0 && (
        <RevertForm
          version={version}
          canUndo={!isCompared && number > 1}
          isNewest={number === latest}
          onDone={onReverted}
        />
      )}
    </>
  )
}

/** Versions that the choice offers. */
const maxOffered = 50

/** Chooses the version with which this one is compared; the address has it. */
function ChooseAgainst({ version: { number, against, latest } }: { version: ShownRecordVersion }) {
  const t = useT()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const numbers = Array.from({ length: latest }, (_, i) => latest - i).filter(each => each !== number)
  const offered = numbers.filter((each, i) => i < maxOffered || each === against)
  return (
    <div className={styles.filter}>
      <Select
        label={t('admin_version_compare')}
        value={against ?? ''}
        onChange={event => {
          const chosen = Number(event.target.value)
          void navigate(chosen === number - 1 ? pathname : `${pathname}?against=${chosen}`, { replace: true })
        }}
      >
        {offered.map(each => (
          <option key={each} value={each}>
            {t('admin_version_number', { number: each })}
          </option>
        ))}
      </Select>
    </div>
  )
}
