import { useState } from 'react'
import type { PageOf } from '#contract/pages'
import { maxPhotoBytes, maxPhotos } from '#domain/feedback/photos'
import { ApiError, api } from '#web/lib/api-client'
import { readAsBase64 } from '#web/lib/files'
import { type MessageKey, useT } from '#web/messages'
import { shrinkPhoto } from './shrink-photo'

const problems: Readonly<Record<string, MessageKey>> = {
  'file-type-not-accepted': 'feedback_photo_type',
  'too-large': 'feedback_photo_large',
}

/** The photographs of feedback, which are added one after the other and removed at once. */
export function useFeedbackPhotos({ feedbackId: id, guid, photos: stored }: PageOf<'feedback'>['feedback']) {
  const t = useT()
  const [photos, setPhotos] = useState(stored)
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<number>()
  const [problem, setProblem] = useState<string>()

  const addOne = async (file: File) => {
    const photo = await shrinkPhoto(file)
    if (photo.size > maxPhotoBytes) return setProblem(t('feedback_photo_large', { name: file.name }))
    try {
      const body = { content: await readAsBase64(photo) }
      const added = await api('POST /core/feedback/feedbackid/{id}/guid/{guid}/photos', { params: { id, guid }, body })
      setPhotos(known => [...known, added])
    } catch (error) {
      const key = (error instanceof ApiError && problems[error.code]) || 'feedback_photo_failed'
      setProblem(t(key, { name: file.name }))
    }
  }
  return {
    photos,
    isAdding,
    removing,
    problem,
    async add(chosen: readonly File[]): Promise<void> {
      setProblem(undefined)
      setAdding(true)
      const fitting = chosen.slice(0, maxPhotos - photos.length)
      for (const file of fitting) await addOne(file)
      if (fitting.length < chosen.length) setProblem(t('feedback_photos_many', { count: maxPhotos }))
      setAdding(false)
    },
    /** Whether it has been removed. */
    async remove(photo: number): Promise<boolean> {
      setProblem(undefined)
      setRemoving(photo)
      try {
        const params = { id, guid, photo }
        await api('DELETE /core/feedback/feedbackid/{id}/guid/{guid}/photos/{photo}', { params })
        setPhotos(known => known.filter(one => one.id !== photo))
        return true
      } catch {
        setProblem(t('feedback_photo_remove_failed'))
        return false
      } finally {
        setRemoving(undefined)
      }
    },
  }
}
