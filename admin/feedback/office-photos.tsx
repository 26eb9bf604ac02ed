import { adminApi } from '#admin/session/staff-session-instance'
import type { OfficeFeedbackShown } from '#contract/staff/office-feedback'
import { errorMessage } from '#web/features/forms/public'
import { useQuery } from '#web/lib/query'
import { useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from './office-photos.module.css'

/** Opens a large photograph by a URL that is valid for a minute; the tab is opened in the click itself. */
async function openPhoto(id: number): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const { address } = await adminApi('POST /core/documents/links', { body: { kind: 'feedback-photo', id } })
    if (!tab) return location.assign(address)
    tab.opener = null
    tab.location.replace(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}

/** The photographs of a feedback. */
export function OfficePhotos({ id, photos }: Pick<OfficeFeedbackShown, 'id' | 'photos'>) {
  const t = useT()
  const key = `office photographs ${id} ${photos.map(photo => photo.id).join()}`
  const { data, isError, refetch } = useQuery(key, signal =>
    adminApi('GET /office/feedback/{id}/photos', { params: { id } }, { signal }),
  )
  const open = useMutation(openPhoto)
  if (!data) return isError ? <QueryFallback failed again={refetch} /> : null
  return (
    <>
      <p>{t('admin_feedback_photos')}</p>
      <ul className={styles.photos}>
        {data.photos.map(({ id: photo, small, width, height }, i) => (
          <li key={photo}>
            <button type="button" className={styles.open} onClick={() => void open.mutate(photo)}>
              <img
                src={small}
                alt={t('admin_feedback_photo', { number: i + 1 })}
                width={width}
                height={height}
                className={styles.picture}
              />
            </button>
          </li>
        ))}
      </ul>
      {open.error !== undefined && <FormError>{errorMessage(open.error, t)}</FormError>}
    </>
  )
}
