import { useEffect, useId } from 'react'
import styles from '#admin/ui/admin.module.css'
import type { OfficePictureDetail } from '#contract/staff/office-pictures'
import { pictureTypes } from '#domain/pictures/picture-rules'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { UploadRow, useUploads } from './upload-panel'
import panel from './upload-panel.module.css'
import { addUploads, removeUpload } from './upload-queue'

/** Replaces the file of a picture; its uses, texts and addresses stay. */
export function ReplaceFile({ picture: { id, revision } }: { picture: OfficePictureDetail }) {
  const t = useT()
  const fieldId = useId()
  const uploads = useUploads().filter(({ target }) => target.kind === 'file' && target.id === id)
  const done = uploads.find(({ state }) => state === 'done')?.id
  const text = t('admin_pictures_replaced')
  useEffect(() => {
    if (done === undefined) return
    showToast(text, 'long')
    removeUpload(done)
  }, [done, text])
  return (
    <section className={styles.part} aria-labelledby="file">
      <h2 id="file">{t('admin_pictures_replace')}</h2>
      <div className={panel.drop}>
        <label className={panel.choose} htmlFor={fieldId}>
          {t('admin_pictures_replace_choose')}
        </label>
        <input
          id={fieldId}
          className={panel.input}
          type="file"
          accept={Object.keys(pictureTypes).join(',')}
          aria-describedby={`${fieldId}-hint`}
          onChange={({ currentTarget }) => {
            addUploads([...(currentTarget.files ?? [])], { kind: 'file', id, revision })
            currentTarget.value = ''
          }}
        />
        <p id={`${fieldId}-hint`} className={panel.hint}>
          {t('admin_pictures_replace_hint')}
        </p>
      </div>
      {uploads.length > 0 && (
        <ul className={panel.list}>
          {uploads.map(upload => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  )
}
