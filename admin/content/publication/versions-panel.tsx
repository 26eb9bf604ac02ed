import { useState } from 'react'
import own from '#admin/content/content.module.css'
import { fieldPathLabel } from '#admin/content/content-texts'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoment } from '#admin/ui/use-moment'
import type { OfficeContentVersion } from '#contract/staff/office-content'
import type { StaffPerson } from '#contract/staff/staff'
import type { ContentKind } from '#domain/editorial/content-kinds'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { showToast } from '#web/features/toasts/public'
import { useQuery } from '#web/lib/query'
import { invalidateQueries } from '#web/lib/use-mutation'
import { type MessageKey, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { QueryBoundary } from '#web/ui/query-boundary'

interface VersionsPanelProps {
  kind: ContentKind
  id: number
  me: StaffPerson
  onRestored: () => void
}

/** All versions of a record: compared with today's drafts, and restored as a draft. */
export function VersionsPanel({ kind, id, me, onRestored }: VersionsPanelProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [compared, setCompared] = useState<number>()
  const [restoring, setRestoring] = useState<number>()
  return (
    <section className={styles.part} aria-labelledby="versions">
      <h2 id="versions">{t('content_versions')}</h2>
      {isOpen ? (
        <OfficeList
          queryKey={`office content versions ${kind} ${id} ${me.id}`}
          load={async (before: number | undefined, signal) => {
            const { versions, next } = await adminApi(
              'GET /office/content/{kind}/{id}/versions',
              { params: { kind, id }, query: before ? { before } : {} },
              { signal },
            )
            return { rows: versions, next }
          }}
          empty={t('content_no_versions')}
        >
          {versions => (
            <ul className={styles.rows}>
              {versions.map(version => (
                <VersionRow
                  key={version.number}
                  version={version}
                  onCompare={() => setCompared(version.number)}
                  onRestore={() => setRestoring(version.number)}
                />
              ))}
            </ul>
          )}
        </OfficeList>
      ) : (
        <p>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('content_versions_open')}
          </Button>
        </p>
      )}
      {compared !== undefined && (
        <CompareVersion kind={kind} id={id} number={compared} onClose={() => setCompared(undefined)} />
      )}
      {restoring !== undefined && (
        <ConfirmDialog
          title={t('content_restore')}
          text={t('content_restore_text', { number: restoring })}
          action={t('content_restore')}
          words={{ 'not-in-this-state': t('content_restore_same') }}
          act={() =>
            adminApi('POST /office/content/{kind}/{id}/versions/{number}/restore', {
              params: { kind, id, number: restoring },
            })
          }
          onDone={() => {
            setRestoring(undefined)
            showToast(t('content_restored'))
            invalidateQueries('office content ')
            onRestored()
          }}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </section>
  )
}

interface VersionRowProps {
  version: OfficeContentVersion
  onCompare: () => void
  onRestore: () => void
}

function VersionRow({ version: { number, at, by, action, isRemoved }, onCompare, onRestore }: VersionRowProps) {
  const t = useT()
  const moment = useMoment()
  return (
    <li className={own.version}>
      <p>
        {t('content_version_number', { number })}
        <span className={styles.muted}> · {moment(at)}</span>
      </p>
      <p>
        {action ? t(`admin_action_${action}` as MessageKey) : t('content_version_first')}
        {by && <span className={styles.muted}> · {by}</span>}
      </p>
      {!isRemoved && (
        <div className={styles.actions}>
          <Button variant="quiet" aria-label={t('content_compare_of', { number })} onClick={onCompare}>
            {t('content_compare')}
          </Button>
          <ChangeButton variant="quiet" aria-label={t('content_restore_of', { number })} onClick={onRestore}>
            {t('content_restore')}
          </ChangeButton>
        </div>
      )}
    </li>
  )
}

/** A value in words: texts as they are, rows by their texts, other values as they are stored. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(wordsOf).join('\n')
  if (typeof value !== 'object') return String(value)
  const { key: _, ...members } = value as Record<string, unknown>
  return Object.values(members).map(wordsOf).filter(Boolean).join(' · ')
}

function CompareVersion({
  kind,
  id,
  number,
  onClose,
}: {
  kind: ContentKind
  id: number
  number: number
  onClose: () => void
}) {
  const t = useT()
  const { data, isError, refetch } = useQuery(
    `office content version ${kind} ${id} ${number}`,
    signal =>
      adminApi('GET /office/content/{kind}/{id}/versions/{number}', { params: { kind, id, number } }, { signal }),
    { staleTime: 0 },
  )
  return (
    <Dialog title={t('content_version_number', { number })} place="side" onClose={onClose}>
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {({ differences }) =>
          differences.length === 0 ? (
            <p>{t('content_no_differences')}</p>
          ) : (
            <dl className={own.differences}>
              {differences.map(({ path, earlier, now }) => (
                <div key={path}>
                  <dt>{fieldPathLabel(t, path)}</dt>
                  <dd>
                    <del>{wordsOf(earlier)}</del>
                  </dd>
                  <dd>
                    <ins>{wordsOf(now)}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          )
        }
      </QueryBoundary>
    </Dialog>
  )
}
