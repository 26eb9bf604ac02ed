import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { AdminLink } from '#admin/ui/admin-link'
import { pictureTypes } from '#domain/pictures/picture-rules'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { cx } from '#web/ui/cx'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import { problemTexts } from './problem-texts'
import styles from './upload-panel.module.css'
import {
  addUploads,
  clearUploads,
  getUploads,
  type QueuedUpload,
  removeUpload,
  restoreUploads,
  retryUpload,
  subscribeToUploads,
} from './upload-queue'
import type { UploadTarget } from './upload-target'

const accepted = Object.keys(pictureTypes).join(',')

export const useUploads = (): readonly QueuedUpload[] => useSyncExternalStore(subscribeToUploads, getUploads)

/** Takes files, by choice or by drop, and shows each one's way into the library. */
export function UploadPanel({ target }: { target: Exclude<UploadTarget, { kind: 'file' }> }) {
  const t = useT()
  const uploads = useUploads().filter(upload => upload.target.kind !== 'file')
  const [isOver, setOver] = useState(false)
  const id = useId()
  useEffect(() => void restoreUploads(), [])
  const take = (files: FileList | null) => addUploads([...(files ?? [])], target)
  const finished = uploads.filter(({ state }) => state === 'done').length
  return (
    <section className={styles.panel} aria-label={t('admin_pictures_upload')}>
      <div className={cx(styles.drop, isOver && styles.over)}>
        <label className={styles.choose} htmlFor={id}>
          {target.kind === 'villa'
            ? t('admin_pictures_choose_for', { villa: target.name })
            : t('admin_pictures_choose')}
        </label>
        <input
          id={id}
          className={styles.input}
          type="file"
          multiple
          accept={accepted}
          aria-describedby={`${id}-hint`}
          // Files that are dropped on the field are its choice.
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {t('admin_pictures_choose_hint')}
        </p>
      </div>
      {uploads.length > 0 && (
        <>
          <p role="status" className={styles.sum}>
            {t('admin_pictures_progress', { done: finished, all: uploads.length })}
          </p>
          <ul className={styles.list}>
            {uploads.map(upload => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
          </ul>
          {finished > 0 && (
            <p>
              <Button variant="quiet" onClick={clearUploads}>
                {t('admin_pictures_clear')}
              </Button>
            </p>
          )}
        </>
      )}
    </section>
  )
}

/** The state of one upload, with what can be done about it. */
export function UploadRow({ upload }: { upload: QueuedUpload }) {
  const t = useT()
  const { id, name, state, percent, problem, canRetry, added } = upload
  return (
    <li className={styles.row}>
      {added ? (
        <img className={styles.thumb} src={`${added.picture.url}/200.webp`} alt="" width={64} height={48} />
      ) : (
        <span className={styles.thumb} />
      )}
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        {state === 'sending' && (
          <progress
            className={styles.bar}
            max={100}
            value={percent}
            aria-label={t('admin_pictures_sending', { name })}
          />
        )}
        <p className={state === 'failed' ? styles.failed : styles.hint}>
          {state === 'sending' && t('admin_pictures_percent', { percent })}
          {state === 'processing' && t('admin_pictures_processing')}
          {state === 'done' && t(added?.isKnown ? 'admin_pictures_known' : 'admin_pictures_added')}
          {state === 'failed' && t(problemTexts[problem ?? ''] ?? 'form_failed')}
        </p>
        {added && added.similar.length > 0 && (
          <p className={styles.hint}>
            {t('admin_pictures_similar_found')}{' '}
            {added.similar.map(similar => (
              <AdminLink key={similar.id} to={`/office/pictures/${similar.id}`}>
                {similar.name || `#${similar.id}`}
              </AdminLink>
            ))}
          </p>
        )}
      </div>
      <p className={styles.actions}>
        {added && (
          <AdminLink to={`/office/pictures/${added.picture.id}`}>
            {t('admin_pictures_describe')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </AdminLink>
        )}
        {state === 'failed' && canRetry && (
          <Button variant="quiet" aria-label={t('admin_pictures_retry_of', { name })} onClick={() => retryUpload(id)}>
            {t('error_retry')}
          </Button>
        )}
        {state !== 'done' && state !== 'processing' && (
          <Button
            variant="quiet"
            aria-label={t(state === 'failed' ? 'admin_pictures_dismiss_of' : 'admin_pictures_cancel_of', { name })}
            onClick={() => removeUpload(id)}
          >
            {t(state === 'failed' ? 'admin_pictures_dismiss' : 'admin_pictures_cancel')}
          </Button>
        )}
      </p>
    </li>
  )
}
