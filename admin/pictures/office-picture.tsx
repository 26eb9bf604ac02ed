import { type ReactNode, useState } from 'react'
import { ChangeButton, useMayChange } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { RecordPage } from '#admin/ui/record-page'
import type { OfficePictureDetail } from '#contract/staff/office-pictures'
import type { StaffPerson } from '#contract/staff/staff'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { errorMessage } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { invalidateQueries, useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import { AddToVilla } from './add-to-villa'
import { EditPicture } from './edit-picture'
import { PictureCard, shownName } from './picture-card'
import { PictureUses } from './picture-uses'
import { PictureVersions } from './picture-versions'
import own from './pictures.module.css'
import { ReplaceFile } from './uploads/replace-file'
import { picturesKey } from './uploads/upload-queue'

/** A picture: texts, licence, focus, file, uses and versions. */
export default function OfficePicture({ pictureId, me }: { pictureId: number; me: StaffPerson }) {
  const t = useT()
  const key = `${picturesKey}one ${pictureId} ${me.id}`
  const { data, isError, refetch } = useQuery(
    key,
    signal => adminApi('GET /office/pictures/{id}', { params: { id: pictureId } }, { signal }),
    { staleTime: 0 },
  )
  return (
    <RecordPage title={t('admin_pictures')} data={data} failed={isError} again={refetch}>
      {picture => (
        <Picture
          picture={picture}
          onChanged={changed => {
            invalidateQueries(`${picturesKey}list`)
            setQueryData(key, changed)
          }}
          onReload={refetch}
        >
          <p>
            <AdminLink to="/office/pictures">{t('admin_pictures_to_library')}</AdminLink>
          </p>
        </Picture>
      )}
    </RecordPage>
  )
}

interface PictureProps {
  picture: OfficePictureDetail
  onChanged: (picture: OfficePictureDetail) => void
  onReload: () => void
  children: ReactNode
}

function Picture({ picture, onChanged, onReload, children }: PictureProps) {
  const t = useT()
  const mayChange = useMayChange()
  const name = shownName(picture, useLanguage())
  const { width, height, isDrawing, isRemoved, similar } = picture
  return (
    <>
      {children}
      <AdminPageHeader
        title={t('admin_pictures_number', { id: String(picture.id) })}
        lead={
          <>
            {name}
            <br />
            {t('admin_pictures_size', {
              kind: t(isDrawing ? 'admin_pictures_drawing' : 'admin_pictures_photograph'),
              width,
              height,
            })}
          </>
        }
      />
      {isRemoved && <RemovedNote picture={picture} onRestored={onChanged} />}
      <EditPicture key={picture.revision} picture={picture} onSaved={onChanged} onReload={onReload} />
      <section className={styles.part} aria-labelledby="uses">
        <h2 id="uses">{t('admin_pictures_used_by')}</h2>
        <PictureUses uses={picture.usedBy} />
        {!isRemoved && mayChange && <AddToVilla pictureId={picture.id} usedBy={picture.usedBy} onAdded={onReload} />}
      </section>
      {!isRemoved && mayChange && <ReplaceFile picture={picture} />}
      {similar.length > 0 && (
        <section className={styles.part} aria-labelledby="similar">
          <h2 id="similar">{t('admin_pictures_similar')}</h2>
          <ul className={own.grid}>
            {similar.map(each => (
              <li key={each.id}>
                <PictureCard picture={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PictureVersions picture={picture} onRestored={onChanged} />
      {!isRemoved && mayChange && <RemovePicture picture={picture} onRemoved={onReload} />}
    </>
  )
}

function RemovedNote({
  picture: { id },
  onRestored,
}: {
  picture: OfficePictureDetail
  onRestored: PictureProps['onChanged']
}) {
  const t = useT()
  const restore = useMutation(async () =>
    onRestored(await adminApi('POST /office/pictures/{id}/restore', { params: { id } })),
  )
  return (
    <div role="status" className={styles.note}>
      <p>{t('admin_pictures_removed_note')}</p>
      <ChangeButton variant="secondary" disabled={restore.isSending} onClick={() => void restore.mutate()}>
        {t('admin_pictures_restore')}
      </ChangeButton>
      <FormError>{restore.error !== undefined && errorMessage(restore.error, t)}</FormError>
    </div>
  )
}

function RemovePicture({
  picture: { id, usedBy },
  onRemoved,
}: {
  picture: OfficePictureDetail
  onRemoved: () => void
}) {
  const t = useT()
  const [isAsked, setAsked] = useState(false)
  return (
    <section className={styles.part} aria-labelledby="remove">
      <h2 id="remove">{t('admin_pictures_remove')}</h2>
      {usedBy.length > 0 ? (
        <p>{t('admin_pictures_in_use')}</p>
      ) : (
        <p>
          <ChangeButton variant="secondary" onClick={() => setAsked(true)}>
            {t('admin_pictures_remove')}
          </ChangeButton>
        </p>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('admin_pictures_remove')}
          text={t('admin_pictures_remove_then')}
          action={t('admin_pictures_remove')}
          decline={t('admin_not_now')}
          words={{ 'picture-in-use': t('admin_pictures_in_use') }}
          act={() => adminApi('DELETE /office/pictures/{id}', { params: { id } })}
          onDone={() => {
            setAsked(false)
            invalidateQueries(`${picturesKey}list`)
            showToast(t('admin_pictures_removed_now'), 'long')
            onRemoved()
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  )
}
