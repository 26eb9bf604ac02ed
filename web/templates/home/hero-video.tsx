import { useRef, useState } from 'react'
import { useMediaQuery } from '#web/hooks/use-hydrated'
import { useT } from '#web/messages'
import { IconButton } from '#web/ui/button'
import { PauseIcon, PlayIcon } from '#web/ui/icons'
import styles from './hero-video.module.css'

/** A silent video over the first picture: on wide screens, without reduced motion, and with a stop button. */
export default function HeroVideo({ address }: { address: string }) {
  const t = useT()
  const welcome = useMediaQuery('(min-width: 1024px) and (prefers-reduced-motion: no-preference)')
  const video = useRef<HTMLVideoElement>(null)
  const [shown, setShown] = useState(false)
  const [playing, setPlaying] = useState(true)
  if (!welcome) return null
  const toggle = () => {
    if (playing) video.current?.pause()
    else void video.current?.play()
    setPlaying(!playing)
  }
  return (
    <>
      <div aria-hidden="true">
        <video
          ref={video}
          className={styles.video}
          data-shown={shown || undefined}
          src={address}
          autoPlay
          muted
          loop
          playsInline
          onPlaying={() => setShown(true)}
        />
      </div>
      {shown && (
        <IconButton className={styles.stop} label={t(playing ? 'home_video_stop' : 'home_video_play')} onClick={toggle}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      )}
    </>
  )
}
