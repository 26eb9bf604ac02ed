import type { PricedWineBasket } from '#contract/extras/wine'
import type { WineOrderValues } from '#contract/forms/wine'
import { formatDay } from '#domain/calendar/formats'
import type { BasketLine } from '#domain/wine/wine-basket'
import { drinkingAge } from '#domain/wine/wine-kinds'
import { forgetDraft, useForm } from '#web/features/forms/public'
import { ApiError } from '#web/lib/api-client'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Fact, Facts } from '#web/ui/facts'
import { FormError } from '#web/ui/form-parts'
import { localizePath } from '#web/ui/internal-link'
import { TextArea } from '#web/ui/text-area'
import { useBasket } from '../basket-store'
import { BasketTotals } from '../basket-totals'
import styles from '../wine.module.css'
import { sendOrder } from '../wine-calls'
import type { WineStayShown } from '../wine-frame'
import { wineAddress } from '../wine-words'

interface OrderFormProps {
  stay: WineStayShown
  basket: PricedWineBasket
  lines: readonly BasketLine[]
  /** Prices or stock have changed. */
  onChanged: () => void
}

/** Confirms age and delivery, and orders. The booking of the new order is then selected, and its payment follows. */
export function OrderForm({ stay: { villaItemId, sales }, basket, lines, onChanged }: OrderFormProps) {
  const t = useT()
  const language = useLanguage()
  const { setLines } = useBasket(villaItemId)
  const draft = `wine-order ${villaItemId}`
  const { state, problem, faults, fieldError, formProps } = useForm<WineOrderValues>(
    async ({ age, note = '' }, once) => {
      const wanted = { villaBookingItemId: villaItemId, lines }
      try {
        const { bookingId, order } = await sendOrder(
          wanted,
          { deliveryCharge: basket.deliveryCharge, isOfAge: Boolean(age), note },
          once,
        )
        forgetDraft(draft)
        setLines([])
        invalidateQueries('wine ')
        // The checkout is a document of its own, with the policies that a card needs.
        location.assign(localizePath(wineAddress('/payment', bookingId, order.itemId), language))
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) onChanged()
        throw error
      }
    },
    {
      draft,
      shape: async () => (await import('#contract/forms/wine')).wineOrderForm,
      messages: {
        'price-changed': t('wine_problem_price'),
        'sold-out': t('wine_problem_sold_out'),
        'not-in-this-state': t('wine_problem_over'),
      },
    },
  )
  // Validation errors of what has no field here.
  const wholeOrder = fieldError('age')
    ? t('wine_age_missing')
    : Object.keys(faults).some(field => field.startsWith('lines'))
      ? t('wine_problem_many')
      : problem
  return (
    <form className={styles.form} {...formProps}>
      <Facts>
        <Fact name={t('wine_delivery_day')}>{formatDay(sales.delivery, language)}</Fact>
        <Fact name={t('wine_delivery_place')}>{[sales.villa, sales.place].filter(Boolean).join(', ')}</Fact>
      </Facts>
      <BasketTotals basket={basket} />
      <TextArea
        name="note"
        rows={3}
        maxLength={500}
        label={t('wine_note')}
        hint={t('wine_note_hint')}
        error={fieldError('note')}
      />
      <CheckboxField name="age" value="yes" aria-invalid={fieldError('age') ? true : undefined}>
        {t('wine_age', { age: drinkingAge })}
      </CheckboxField>
      <p className={styles.muted}>{t('wine_order_text')}</p>
      <p className={styles.muted}>{t('wine_order_terms', { day: formatDay(sales.closes, language) })}</p>
      <FormError>{wholeOrder}</FormError>
      <p className={styles.actions}>
        <Button type="submit" disabled={basket.soldOut.length > 0} aria-disabled={state === 'sending'}>
          {t('wine_order')}
        </Button>
        <ButtonLink to={wineAddress('/overview', sales.bookingId)} variant="secondary">
          {t('wine_back_to_basket')}
        </ButtonLink>
      </p>
    </form>
  )
}
