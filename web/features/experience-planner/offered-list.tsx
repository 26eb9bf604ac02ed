import { type PointerEvent, useRef, useState } from 'react'
import type { OfferedExperience } from '#contract/extras/itineraries'
import { durationText, weekdaysText } from '#web/features/experience-page/public'
import { useKeptFocus } from '#web/hooks/use-kept-focus'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import styles from './planner.module.css'
import { travelText, usePlanMoney } from './use-plan-money'

interface OfferedListProps {
  experiences: readonly OfferedExperience[]
  currencyId: number
  readOnly: boolean
  onAdd: (experience: OfferedExperience) => void
  onDragStart: (experience: OfferedExperience) => (event: PointerEvent<HTMLElement>) => void
}

/** How many of the experiences further away show at first. */
const shownAtFirst = 4

/** The experiences around a villa: within an hour, then further away (PD-98). */
export function OfferedList({ experiences, ...rest }: OfferedListProps) {
  const t = useT()
  const [isAll, setAll] = useState(false)
  const keepFocus = useKeptFocus()
  const list = useRef<HTMLDivElement>(null)
  const near = experiences.filter(({ isNear }) => isNear)
  const far = experiences.filter(({ isNear }) => !isNear)
  const shown = isAll ? far : far.slice(0, shownAtFirst)
  return (
    <>
      <section className={styles.part} aria-labelledby="planner-near">
        <h2 id="planner-near">{t('planner_near')}</h2>
        {near.length === 0 ? <p>{t('planner_none_near')}</p> : <Offered experiences={near} {...rest} />}
      </section>
      {far.length > 0 && (
        <section className={styles.part} aria-labelledby="planner-far">
          <h2 id="planner-far">{t('planner_far')}</h2>
          <div ref={list}>
            <Offered experiences={shown} {...rest} />
          </div>
          {shown.length < far.length && (
            <p>
              <Button
                variant="secondary"
                onClick={() => {
                  // The button goes: on with the first of the further ones.
                  keepFocus(() => list.current?.querySelector(`li:nth-child(${shownAtFirst + 1})`))
                  setAll(true)
                }}
              >
                {t('planner_more', { count: far.length - shown.length })}
              </Button>
            </p>
          )}
        </section>
      )}
    </>
  )
}

function Offered({ experiences, currencyId, readOnly, onAdd, onDragStart }: OfferedListProps) {
  const t = useT()
  const language = useLanguage()
  const money = usePlanMoney(currencyId)
  return (
    <ul className={styles.offered}>
      {experiences.map(experience => {
        const { id, name, title, cmsRelativeUrl, picture, minutes, fromAge, weekdays, travelMinutes, days } = experience
        const possible = days.filter(({ problem }) => problem === null)
        const prices = possible.flatMap(({ price }) => price ?? [])
        const facts = [
          travelText(travelMinutes, t),
          minutes !== null && durationText(minutes, t),
          weekdaysText(weekdays, language, t),
          fromAge !== null && fromAge > 0 && t('experience_from_age', { age: fromAge }),
        ]
        return (
          <li key={id} className={styles.offer}>
            <div
              className={styles.offerPicture}
              onPointerDown={readOnly || possible.length === 0 ? undefined : onDragStart(experience)}
            >
              <Picture picture={picture} sizes="(min-width: 768px) 14rem, 90vw" ratio="3 / 2" widest={520} decorative />
            </div>
            <div className={styles.offerText}>
              <h3 className={styles.offerName}>
                <InternalLink to={cmsRelativeUrl}>{name}</InternalLink>
              </h3>
              <p>{title}</p>
              <p className={styles.muted}>{facts.filter(Boolean).join(' · ')}</p>
              <p className={styles.muted}>
                {possible.length === 0
                  ? t('planner_no_day')
                  : prices.length > 0
                    ? t('planner_price_from', { amount: money(Math.min(...prices)), count: possible.length })
                    : t('planner_on_request', { count: possible.length })}
              </p>
              {!readOnly && (
                <p>
                  <Button
                    variant="secondary"
                    disabled={possible.length === 0}
                    aria-label={t('planner_add_named', { name })}
                    onClick={() => onAdd(experience)}
                  >
                    {t('planner_add')}
                  </Button>
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
