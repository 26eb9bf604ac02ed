import type { PageOf } from '#contract/pages'
import { sessionApi } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { besidesRow, useKeptFocus } from '#web/hooks/use-kept-focus'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { QueryBoundary } from '#web/ui/query-boundary'
import { BasketTotals } from './basket-totals'
import { SalesNote } from './sales-note'
import { usePricedBasket } from './use-priced-basket'
import { useWineMoney } from './use-wine-money'
import styles from './wine.module.css'
import { WineFrame, type WineStayShown } from './wine-frame'
import { WineStepper } from './wine-stepper'
import { fullName, wineAddress } from './wine-words'

/** The basket with its delivery, and what is missing to a free one (57). */
export default function WineOverview({ page }: { page: PageOf<'own'> }) {
  return <WineFrame page={page}>{stay => <BasketOf stay={stay} />}</WineFrame>
}

/** The basket of one stay. */
export function BasketOf({ stay }: { stay: WineStayShown }) {
  const t = useT()
  const language = useLanguage()
  const { villaItemId, booking, contact, sales, readOnly } = stay
  const priced = usePricedBasket(stay)
  const keepFocus = useKeptFocus()
  const content = () => document.getElementById('content')
  const money = useWineMoney(booking.bookingPaymentCurrencyId)
  const list = useQuery(`wine list ${villaItemId} ${language} ${contact.id}`, signal =>
    sessionApi(
      'GET /core/wines/villabookingitemid/{id}',
      { params: { id: villaItemId }, query: { lang: language } },
      { signal },
    ),
  )
  const toList = (
    <ButtonLink to={wineAddress('', booking.id)} variant="secondary">
      {t('wine_to_list')}
    </ButtonLink>
  )
  if (!sales.possible || readOnly || priced.isEmpty)
    return (
      <div className={styles.narrow}>
        {!sales.possible && <SalesNote sales={sales} />}
        {sales.possible && <p>{t('wine_basket_empty')}</p>}
        <p>{toList}</p>
      </div>
    )
  return (
    <div className={styles.narrow}>
      {priced.hasChanged && (
        <p className={styles.note} role="status">
          {t('wine_basket_changed')}
        </p>
      )}
      <QueryBoundary data={list.data} failed={list.isError} again={list.refetch}>
        {({ wines }) => (
          <ul className={styles.rows}>
            {priced.lines.map(({ wineId, lineTotal }) => {
              const wine = wines.find(one => one.wineId === wineId)
              return (
                wine && (
                  <li key={wineId} className={styles.row}>
                    <p className={styles.line}>
                      <span>
                        {fullName(wine)} <small className={styles.muted}>{wine.appellation}</small>
                      </span>
                      <span className={styles.amount}>{money(lineTotal)}</span>
                    </p>
                    <WineStepper
                      wine={wine}
                      villaItemId={villaItemId}
                      onEmpty={() => {
                        keepFocus(...besidesRow(document.activeElement?.closest('li') ?? null, content))
                        showToast(t('wine_removed', { name: wine.name }))
                      }}
                    />
                  </li>
                )
              )
            })}
          </ul>
        )}
      </QueryBoundary>
      <QueryBoundary data={priced.data} failed={priced.isError} again={priced.refetch}>
        {basket => (
          <>
            <BasketTotals basket={basket} />
            {basket.soldOut.length > 0 && (
              <p className={styles.note} role="alert">
                {t('wine_problem_sold_out')}
              </p>
            )}
            <p className={styles.actions}>
              <ButtonLink to={wineAddress('/summary', booking.id)}>{t('wine_to_summary')}</ButtonLink>
              {toList}
            </p>
          </>
        )}
      </QueryBoundary>
    </div>
  )
}
