import { useState } from 'react'
import own from '#admin/content/content.module.css'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { OfficeContentPicture } from '#contract/staff/office-content'
import { useDebouncedValue } from '#web/hooks/use-debounced-value'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { QueryBoundary } from '#web/ui/query-boundary'

/** The width of thumbnails: the smallest that the site makes. */
export const thumbnail = (picture: OfficeContentPicture) => `${picture.src}/400.webp`

interface PictureFieldProps {
  label: string
  value: number | null
  error?: string | undefined
  onChange: (id: number | null) => void
}

/** A picture of the site, chosen by words of its description. */
export function PictureField({ label, value, error, onChange }: PictureFieldProps) {
  const t = useT()
  const [isChoosing, setChoosing] = useState(false)
  const { data } = useQuery(value === null ? undefined : `content picture ${value}`, signal =>
    adminApi('GET /office/content/pictures', { query: { ids: String(value ?? 1) } }, { signal }),
  )
  const shown = value === null ? undefined : data?.pictures[0]
  return (
    <fieldset className={own.records}>
      <legend>{label}</legend>
      {shown && <img className={own.thumb} src={thumbnail(shown)} alt={shown.alt} width={160} height={120} />}
      {value !== null && <p className={styles.muted}>{shown?.alt || t('content_picture_number', { id: value })}</p>}
      <div className={styles.actions}>
        <ChangeButton
          variant="secondary"
          aria-label={t(value === null ? 'content_picture_choose_of' : 'content_picture_other_of', { label })}
          onClick={() => setChoosing(true)}
        >
          {t(value === null ? 'content_picture_choose' : 'content_picture_other')}
        </ChangeButton>
        {value !== null && (
          <ChangeButton
            variant="quiet"
            aria-label={t('content_remove_of', { name: label })}
            onClick={() => onChange(null)}
          >
            {t('content_remove')}
          </ChangeButton>
        )}
      </div>
      {error && <p className={own.error}>{error}</p>}
      {isChoosing && (
        <ChoosePicture
          label={label}
          onClose={() => setChoosing(false)}
          onChoose={id => {
            setChoosing(false)
            onChange(id)
          }}
        />
      )}
    </fieldset>
  )
}

/** Milliseconds without a key before pictures are looked for. */
const pauseMs = 300

/** Chooses a picture by words of its description. */
export function ChoosePicture({
  label,
  onChoose,
  onClose,
}: {
  label: string
  onChoose: (id: number) => void
  onClose: () => void
}) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const words = useDebouncedValue(typed.trim(), pauseMs)
  const { data, isError, refetch } = useQuery(`content pictures ${words}`, signal =>
    adminApi('GET /office/content/pictures', { query: words ? { words } : {} }, { signal }),
  )
  return (
    <Dialog title={label} place="side" onClose={onClose}>
      <div className={styles.form}>
        <Input
          type="search"
          label={t('content_picture_words')}
          autoComplete="off"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <QueryBoundary data={data} failed={isError} again={refetch}>
          {({ pictures }) =>
            pictures.length === 0 ? (
              <p role="status">{t('content_picture_none')}</p>
            ) : (
              <ul className={own.pictures}>
                {pictures.map(picture => (
                  <li key={picture.id}>
                    <button type="button" onClick={() => onChoose(picture.id)}>
                      <img
                        src={thumbnail(picture)}
                        alt={picture.alt || t('content_picture_number', { id: picture.id })}
                        width={160}
                        height={120}
                        loading="lazy"
                      />
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </div>
    </Dialog>
  )
}
