import { useState } from 'react'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import list from '#admin/ui/list.module.css'
import { useMoment } from '#admin/ui/use-moment'
import type { OfficePictureDetail } from '#contract/staff/office-pictures'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { forgetDraft } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'

interface PictureVersionsProps {
  picture: OfficePictureDetail
  onRestored: (picture: OfficePictureDetail) => void
}

/** The versions of a picture; each earlier one can be restored with its file. */
export function PictureVersions({ picture: { id, revision, versions }, onRestored }: PictureVersionsProps) {
  const t = useT()
  const moment = useMoment()
  const [asked, setAsked] = useState<OfficePictureDetail['versions'][number]>()
  if (versions.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="versions">
      <h2 id="versions">{t('admin_pictures_versions')}</h2>
      <ol className={styles.rows} reversed>
        {versions.map(version => (
          <li key={version.number} className={list.row}>
            <p>{t('admin_pictures_version', { number: version.number })}</p>
            <p>{moment(version.at)}</p>
            <p className={styles.muted}>{version.by ?? t('admin_pictures_before_staff')}</p>
            <p>
              {version.canBeRestored && (
                <ChangeButton
                  variant="quiet"
                  aria-label={t('admin_pictures_version_restore_of', { number: version.number })}
                  onClick={() => setAsked(version)}
                >
                  {t('admin_pictures_restore')}
                </ChangeButton>
              )}
            </p>
          </li>
        ))}
      </ol>
      {asked && (
        <ConfirmDialog
          title={t('admin_pictures_version_restore_of', { number: asked.number })}
          text={t('admin_pictures_version_then', { at: moment(asked.at) })}
          action={t('admin_pictures_restore')}
          decline={t('admin_not_now')}
          words={{ 'edited-meanwhile': t('admin_pictures_edited') }}
          act={async () => {
            const params = { id, number: asked.number }
            const restored = await adminApi('POST /office/pictures/{id}/versions/{number}/restore', {
              params,
              body: { revision },
            })
            forgetDraft(`office picture ${id}`)
            showToast(t('admin_pictures_version_restored'), 'long')
            onRestored(restored)
          }}
          onDone={() => setAsked(undefined)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
