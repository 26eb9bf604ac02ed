import { type FormEvent, useRef, useState } from 'react'
import type { WineShown } from '#contract/extras/wine'
import { type BasketLine, setLine, sumOfBasket } from '#domain/wine/wine-basket'
import { drinkingAge } from '#domain/wine/wine-kinds'
import { createIdempotencyKey, errorMessage } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { ApiError } from '#web/lib/api-client'
import { invalidateQueries, useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Disclosure } from '#web/ui/disclosure'
import { FormError } from '#web/ui/form-parts'
import { NumberStepper } from '#web/ui/number-stepper'
import styles from './wine.module.css'
import { sendRequest } from './wine-calls'
import type { WineStayShown } from './wine-frame'
import { fullName } from './wine-words'

interface ComplimentaryProps {
  stay: WineStayShown
  wines: readonly WineShown[]
  onSent: () => void
}

/** The bottles that the company gives: choose them and ask for them. */
export function Complimentary({ stay: { villaItemId, sales }, wines, onSent }: ComplimentaryProps) {
  const t = useT()
  const [lines, setLines] = useState<readonly BasketLine[]>([])
  const intention = useRef('')
  const { bottles } = sumOfBasket(lines)
  const left = sales.complimentaryBottles - bottles
  const send = useMutation(async () => {
    intention.current ||= createIdempotencyKey()
    try {
      await sendRequest({ villaBookingItemId: villaItemId, lines }, '', intention.current)
    } catch (error) {
      // Another guest has chosen, or the company gives fewer: what is left is shown again.
      if (error instanceof ApiError && error.status === 409) {
        invalidateQueries('wine ')
        onSent()
      }
      throw error
    }
    intention.current = ''
    setLines([])
    showToast(t('wine_gift_sent'), 'long')
    invalidateQueries('wine ')
    onSent()
  })
  const choose = (wineId: number, by: 1 | -1) => {
    // Another choice is another intention.
    intention.current = ''
    const quantity = (lines.find(line => line.wineId === wineId)?.quantity ?? 0) + by
    setLines(setLine(lines, { wineId, quantity, lineTotal: 0, numberofBottles: quantity }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send.mutate()
  }
  return (
    <section className={styles.gift}>
      <h2>{t('wine_gift', { count: sales.complimentaryBottles })}</h2>
      <p>{t('wine_gift_text')}</p>
      <Disclosure summary={t('wine_gift_choose')}>
        <form className={styles.giftForm} onSubmit={submit}>
          {wines
            .filter(({ complimentary, bottlesLeft }) => complimentary && bottlesLeft > 0)
            .map(wine => {
              const chosen = lines.find(({ wineId }) => wineId === wine.wineId)?.quantity ?? 0
              return (
                <NumberStepper
                  key={wine.wineId}
                  label={fullName(wine)}
                  hint={wine.appellation}
                  value={chosen}
                  max={Math.min(chosen + left, wine.bottlesLeft)}
                  onChange={by => choose(wine.wineId, by)}
                />
              )
            })}
          <CheckboxField name="age" required>
            {t('wine_age', { age: drinkingAge })}
          </CheckboxField>
          <FormError>{send.error !== undefined && errorMessage(send.error, t, problemWords(t))}</FormError>
          <p className={styles.actions}>
            <Button type="submit" disabled={bottles === 0} aria-disabled={send.isSending}>
              {t('wine_gift_send', { count: bottles })}
            </Button>
          </p>
        </form>
      </Disclosure>
    </section>
  )
}

const problemWords = (t: ReturnType<typeof useT>) => ({
  'sold-out': t('wine_problem_sold_out'),
  'not-in-this-state': t('wine_problem_gift'),
})
