import { useEffect, useRef, useState } from 'react'
import type { Property } from '#contract/villas/villa-search'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { loadMessages, useLanguage, useT } from '#web/messages'
import { IconButton } from '#web/ui/button'
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './card-pictures.module.css'
import { useFirstSwipe } from './use-first-swipe'

interface CardPicturesProps {
  property: Pick<Property, 'name' | 'slideshowId' | 'thumb'>
  /** Target of the card. */
  to: string
  sizes: string
  className: string | undefined
}

/** Maximum number of dots; with more pictures, those around the current one. */
const maxDots = 5
const hour = 3_600_000

/**
 * Pictures of a villa card, over the first one: swiped, or turned by two arrows. Fetched when the card is hovered,
 * touched or focused; each loads when the previous one is in view.
 */
export default function CardPictures({ property, to, sizes, className }: CardPicturesProps) {
  const { name, slideshowId, thumb } = property
  const t = useT()
  const language = useLanguage()
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [farthest, setFarthest] = useState(0)
  const [finger, setFinger] = useState(() => matchMedia('(hover: none)').matches)
  const hasWords = useButtonLabels()
  const { data, isError: failed } = useQuery(
    `pictures ${slideshowId} ${language}`,
    signal =>
      api('GET /core/slideshows/{id}/images/lang/{lang}', { params: { id: slideshowId, lang: language } }, { signal }),
    { staleTime: hour },
  )
  const images = data && [thumb, ...data.filter(({ id }) => id !== thumb.id)]
  const count = images?.length ?? 2

  const turn = (by: 1 | -1) => {
    const list = track.current
    if (!list) return
    const next = (index + by + count) % count
    const still = Math.abs(next - index) > 1 || matchMedia('(prefers-reduced-motion: reduce)').matches
    list.scrollTo({ left: next * list.clientWidth, behavior: still ? 'instant' : 'smooth' })
  }
  useFirstSwipe(turn)

  // Without further pictures, or after a failure, there is nothing to turn.
  if (failed || count < 2) return null
  const image = images?.[index]
  return (
    <div
      className={styles.pictures}
      data-finger={finger || undefined}
      onPointerOver={({ pointerType }) => setFinger(pointerType === 'touch')}
    >
      {/* The card has its own accessible link; this one is for taps on a picture. */}
      <InternalLink to={to} tabIndex={-1} aria-hidden="true">
        <div
          ref={track}
          tabIndex={-1}
          className={styles.track}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
            const shown = Math.round(scrollLeft / clientWidth)
            setIndex(shown)
            setFarthest(Math.max(farthest, shown))
          }}
        >
          {(images ?? [thumb, undefined]).map((picture, i) => (
            <div key={picture?.id ?? 'next'} className={styles.slide} style={{ backgroundColor: picture?.colour }}>
              {picture && i <= farthest + 1 && (
                <Picture
                  picture={picture}
                  sizes={sizes}
                  ratio="4 / 3"
                  widest={1000}
                  first={i === 0}
                  decorative
                  className={className}
                />
              )}
            </div>
          ))}
        </div>
      </InternalLink>
      {images && <Dots count={count} index={index} />}
      {images && hasWords && (
        <>
          <IconButton
            plate
            className={styles.previous}
            label={`${t('villa_picture_previous')}: ${name}`}
            onClick={() => turn(-1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            plate
            className={styles.next}
            label={`${t('villa_picture_next')}: ${name}`}
            onClick={() => turn(1)}
          >
            <ChevronRightIcon />
          </IconButton>
          <VisuallyHidden>
            <span role="status">
              {farthest > 0 && `${t('villa_picture_of', { number: index + 1, count })}: ${image?.alt}`}
            </span>
          </VisuallyHidden>
        </>
      )}
    </div>
  )
}

/** Whether the buttons' messages have loaded. */
function useButtonLabels(): boolean {
  const language = useLanguage()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    loadMessages(language, ['villa']).then(
      () => setReady(true),
      // Without messages there are no buttons; touch needs none.
      () => {},
    )
  }, [language])
  return ready
}

function Dots({ count, index }: { count: number; index: number }) {
  const first = Math.max(0, Math.min(index - Math.floor(maxDots / 2), count - maxDots))
  const shown = Array.from({ length: Math.min(count, maxDots) }, (_, i) => first + i)
  return (
    <p className={styles.dots} aria-hidden="true">
      {shown.map(each => (
        <span key={each} className={styles.dot} data-here={each === index || undefined} />
      ))}
    </p>
  )
}
