import { useEffect, useState } from 'react'
import { useConsent } from '#web/features/consent/public'
import { useMediaQuery } from '#web/hooks/use-hydrated'
import { useT } from '#web/messages'
import { IconButton } from '#web/ui/button'
import { PauseIcon, PlayIcon } from '#web/ui/icons'
import styles from './hero-video.module.css'

/** Third-party players load this long after the page's data, in milliseconds (SPEC A9). */
const pause = 1000

/**
 * A silent film over the first picture, from its player's site: with consent, on wide screens, without reduced
 * motion. Stopping it reveals the picture.
 */
export default function HeroFilm({ address }: { address: string }) {
  const t = useT()
  const welcome = useMediaQuery('(min-width: 1024px) and (prefers-reduced-motion: no-preference)')
  const allowed = useConsent()?.includes('convenience') ?? false
  const [wanted, setWanted] = useState(false)
  const [shown, setShown] = useState(false)
  const [playing, setPlaying] = useState(true)
  const may = welcome && allowed
  useEffect(() => {
    if (!may) return
    const timer = setTimeout(() => setWanted(true), pause)
    return () => clearTimeout(timer)
  }, [may])
  if (!may || !wanted) return null
  const toggle = () => {
    setShown(false)
    setPlaying(!playing)
  }
  return (
    <>
      {playing && (
        <div className={styles.film} data-shown={shown || undefined}>
          <iframe
            src={address}
            title={t('home_film')}
            aria-hidden="true"
            tabIndex={-1}
            allow="autoplay"
            referrerPolicy="strict-origin"
            onLoad={() => setShown(true)}
          />
        </div>
      )}
      {(shown || !playing) && (
        <IconButton className={styles.stop} label={t(playing ? 'home_video_stop' : 'home_video_play')} onClick={toggle}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      )}
    </>
  )
}
