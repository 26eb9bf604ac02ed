import { useEffect, useRef, useState } from 'react'
import { useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import { copyFrame } from './pictures'
import type { TextReader } from './text-reader'
import { useCamera } from './use-camera'
import styles from './zone-camera.module.css'

/** Attempts without a zone after which tips are shown; each takes about a second. */
const attemptsBeforeTips = 8
const pauseMs = 200

interface ZoneCameraProps {
  reader: TextReader
  onFound: (zone: string) => void
}

/** The camera with a frame for the lines of a document: it looks until it has read them. */
export function ZoneCamera({ reader, onFound }: ZoneCameraProps) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const state = useCamera(video)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (state !== 'live') return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    let attempt = 0
    const look = async () => {
      const found =
        video.current?.videoWidth && frame.current
          ? await reader.read(copyFrame(video.current, frame.current, attempt++)).catch(() => undefined)
          : undefined
      if (isOver) return
      if (found) return onFound(found)
      setAttempts(count => count + 1)
      timer = setTimeout(() => void look(), pauseMs)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [state, reader, onFound])

  if (state === 'refused' || state === 'missing') return <FormError>{t(`passport_camera_${state}`)}</FormError>
  return (
    <div className={styles.camera}>
      <div className={styles.view}>
        <video ref={video} muted playsInline aria-label={t('passport_camera_view')} className={styles.video} />
        <div ref={frame} className={styles.frame} />
      </div>
      <p role="status" className={styles.hint}>
        {t(attempts < attemptsBeforeTips ? 'passport_camera_hint' : 'passport_camera_tips')}
      </p>
    </div>
  )
}
