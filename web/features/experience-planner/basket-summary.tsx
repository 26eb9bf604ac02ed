import type { Itinerary } from '#contract/extras/itineraries'
import { isWaiting, selectedOf } from '#domain/itinerary/plan'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { allPlanned } from './plan-edits'
import styles from './planner.module.css'
import { usePlanMoney } from './use-plan-money'

/** The selected experiences and their total, with the way to the basket. */
export function BasketSummary({ plan }: { plan: Itinerary }) {
  const t = useT()
  const money = usePlanMoney(plan.currencyId)
  const planned = allPlanned(plan)
  const selected = selectedOf(planned).filter(({ problem }) => problem === null)
  const total = selected.reduce((sum, { quotedPrice }) => sum + (quotedPrice ?? 0), 0)
  const waiting = planned.filter(isWaiting).length
  return (
    <section className={styles.basket} aria-labelledby="planner-basket" data-tour="plannerBasket">
      <h2 id="planner-basket">{t('planner_basket')}</h2>
      <p>
        {t('planner_selected', { count: selected.length })}
        {selected.length > 0 && <strong className={styles.price}> {money(total)}</strong>}
      </p>
      {waiting > 0 && <p className={styles.muted}>{t('planner_waiting', { count: waiting })}</p>}
      <p>
        <ButtonLink to={`/secure/experiences/basket?booking=${plan.bookingId}`}>{t('planner_to_basket')}</ButtonLink>
      </p>
    </section>
  )
}
