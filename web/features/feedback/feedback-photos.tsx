import { useId, useRef } from 'react'
import type { PageOf } from '#contract/pages'
import { maxPhotos, photoTypes } from '#domain/feedback/photos'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import styles from './feedback-photos.module.css'
import { useFeedbackPhotos } from './use-feedback-photos'

/** The photographs of the guests' feedback: each is stored at once, and can be removed until staff have published it. */
export function FeedbackPhotos({ feedback }: { feedback: PageOf<'feedback'>['feedback'] }) {
  const t = useT()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const { photos, isAdding, removing, problem, add, remove } = useFeedbackPhotos(feedback)
  const { feedbackId, guid, photosAreFinal: isFinal } = feedback
  if (isFinal && photos.length === 0) return null
  const addressOf = (photo: number, size: string) =>
    `/api/core/feedback/feedbackid/${feedbackId}/guid/${guid}/photos/${photo}?size=${size}`
  const removeAndMoveFocus = (photo: number) => {
    void remove(photo).then(isRemoved => isRemoved && adder.current?.focus())
  }
  return (
    <fieldset className={styles.part} aria-describedby={id}>
      <legend className={styles.legend}>{t('feedback_photos')}</legend>
      <p id={id} className={styles.hint}>
        {isFinal ? t('feedback_photos_final') : t('feedback_photos_hint', { count: maxPhotos })}
      </p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ id: photo, width, height }, i) => (
            <li key={photo} className={styles.photo}>
              <a href={addressOf(photo, 'large')} target="_blank" rel="noreferrer">
                <img
                  src={addressOf(photo, 'small')}
                  alt={t('feedback_photo', { number: i + 1 })}
                  width={width}
                  height={height}
                  loading="lazy"
                  className={styles.picture}
                />
              </a>
              {!isFinal && (
                <button
                  type="button"
                  className={styles.remove}
                  disabled={removing === photo}
                  aria-label={t('feedback_photo_remove', { number: i + 1 })}
                  onClick={() => removeAndMoveFocus(photo)}
                >
                  ×
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isFinal && (
        <>
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            accept={photoTypes.join()}
            aria-label={t('feedback_photo_add')}
            onChange={event => {
              void add([...(event.currentTarget.files ?? [])])
              event.currentTarget.value = ''
            }}
          />
          <FormError>{problem}</FormError>
          <Button
            ref={adder}
            variant="secondary"
            disabled={isAdding || photos.length >= maxPhotos}
            onClick={() => picker.current?.click()}
          >
            {t(isAdding ? 'feedback_photo_adding' : 'feedback_photo_add')}
          </Button>
        </>
      )}
    </fieldset>
  )
}
