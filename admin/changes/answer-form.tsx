import { useState } from 'react'
import { ChangeButton } from '#admin/permissions/may-change'
import styles from '#admin/ui/admin.module.css'
import { useMoney } from '#admin/ui/use-money'
import type { OfficeChangeShown } from '#contract/booking/booking-changes'
import { useDraftState } from '#web/features/forms/public'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { Input } from '#web/ui/field'
import { TextArea } from '#web/ui/text-area'
import own from './changes.module.css'
import type { Comparison } from './comparison'
import { ConfirmAnswer } from './confirm-answer'

interface AnswerFormProps {
  /** Name of the draft of the answer. */
  draft: string
  change: OfficeChangeShown
  comparison: Comparison
  /** As typed; undefined for the price by default. */
  price: string | undefined
  isCurrent: boolean
  onPrice: (price: string) => void
  onAnswered: () => void
}

/** Where the price by default comes from. */
function priceSource({ quotedPrice, seasonPrice }: Comparison): 'none' | 'season' | 'same' | 'quoted' | 'quoted_only' {
  if (quotedPrice === null) return seasonPrice === null ? 'none' : 'season'
  if (seasonPrice === null) return 'quoted_only'
  return quotedPrice === seasonPrice ? 'same' : 'quoted'
}

/** Price, message and the two answers; each is confirmed before it is sent. */
export function AnswerForm({ draft, change, comparison, price, isCurrent, onPrice, onAnswered }: AnswerFormProps) {
  const t = useT()
  const { currencies } = useSite()
  const money = useMoney(change.currencyId)
  const [chosen, setChosen] = useState<'made' | 'declined'>()
  const [message = '', setMessage] = useDraftState(draft, 'message')
  const { after, seasonPrice, refused } = comparison
  const code = currencies.find(({ id }) => id === change.currencyId)?.code ?? 'EUR'
  const source = priceSource(comparison)
  const isImpossible = refused?.reason === 'taken' || refused?.reason === 'past'
  return (
    <section className={cx(styles.form, own.answer)}>
      {!isImpossible && (
        <Input
          type="number"
          name="price"
          inputMode="decimal"
          min={0}
          step="0.01"
          label={t('admin_change_price', { code })}
          hint={t('admin_change_price_hint', {
            source,
            amount: money(seasonPrice ?? 0),
          })}
          value={price ?? after.stayPrice ?? ''}
          onChange={event => onPrice(event.target.value)}
          className={own.price}
        />
      )}
      <TextArea
        name="message"
        rows={4}
        maxLength={2000}
        label={t('admin_change_message')}
        hint={t('admin_change_message_hint', { language: t(`admin_language_${change.language}`) })}
        lang={change.language}
        value={message}
        onChange={event => setMessage(event.target.value)}
      />
      <div className={styles.actions}>
        {!isImpossible && (
          <ChangeButton disabled={!isCurrent || after.stayPrice === null} onClick={() => setChosen('made')}>
            {t('admin_change_accept')}
          </ChangeButton>
        )}
        <ChangeButton variant={isImpossible ? 'primary' : 'secondary'} onClick={() => setChosen('declined')}>
          {t('admin_change_decline')}
        </ChangeButton>
      </div>
      {chosen && (
        <ConfirmAnswer
          answer={chosen}
          change={change}
          comparison={comparison}
          message={message}
          draft={draft}
          onClose={() => {
            setChosen(undefined)
            // If another member of staff or the client was faster, the page shows it.
            onAnswered()
          }}
        />
      )}
    </section>
  )
}
