import type { WineShown } from '#contract/extras/wine'
import { useT } from '#web/messages'
import { Picture } from '#web/ui/picture'
import { Bottle } from './bottle'
import { useWineMoney } from './use-wine-money'
import styles from './wine.module.css'
import { WineStepper } from './wine-stepper'
import { colourWord } from './wine-words'

interface WineCardProps {
  wine: WineShown
  currencyId: number
  villaItemId: number
  canOrder: boolean
}

const initialsOf = (name: string): string =>
  name
    .split(/[\s’']+/)
    .filter(word => /^\p{Lu}/u.test(word))
    .map(word => word[0])
    .slice(0, 2)
    .join('')

/** A wine: its bottle, words and price, and how many go into the basket. */
export function WineCard({ wine, currencyId, villaItemId, canOrder }: WineCardProps) {
  const t = useT()
  const money = useWineMoney(currencyId)
  const { name, producer, appellation, vintage, colour, bottlesPerCase, bottlesLeft, bottleMl } = wine
  const isSoldOut = bottlesLeft < bottlesPerCase
  return (
    <li className={styles.card}>
      {wine.picture ? (
        <Picture picture={wine.picture} sizes="72px" widest={400} ratio="3 / 4" />
      ) : (
        <Bottle colour={colour} initials={initialsOf(producer)} regionId={wine.region.id} bottleMl={bottleMl} />
      )}
      <div className={styles.words}>
        <p className={styles.eyebrow}>{producer}</p>
        <h3>{[name, vintage].filter(Boolean).join(' ')}</h3>
        <p className={styles.muted}>
          {[appellation, t(colourWord[colour]), wine.grape].join(' · ')}
          {bottleMl !== 750 && ` · ${t('wine_size', { centilitres: bottleMl / 10 })}`}
        </p>
        <p>{wine.style}</p>
        <p className={styles.pairing}>
          <span>{t('wine_pairing')}</span> {wine.pairing}
        </p>
        <p className={styles.price}>
          {t('wine_price', {
            bottle: money(wine.bottlePrice),
            bottles: bottlesPerCase,
            price: money(wine.casePrice),
          })}
        </p>
        {isSoldOut && <p className={styles.muted}>{t('wine_sold_out')}</p>}
        {canOrder && !isSoldOut && <WineStepper wine={wine} villaItemId={villaItemId} />}
      </div>
    </li>
  )
}
