import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { ChangeButton, useMayChange } from '#admin/permissions/may-change'
import styles from '#admin/ui/admin.module.css'
import type { PricedVilla } from '#contract/staff/office-prices'
import { formatDays } from '#domain/calendar/formats'
import { overlap, type Stay } from '#domain/calendar/stay'
import { clipSeasons } from '#domain/pricing/paint-seasons'
import { useDraftState } from '#web/features/forms/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Select } from '#web/ui/field'
import { FieldRow } from '#web/ui/form-parts'
import { PaintPanel } from './paint-panel'
import { seasonParts, weekName } from './price-words'
import own from './prices.module.css'
import type { OnPainted } from './use-merged-stroke'

interface PriceListProps {
  villas: readonly PricedVilla[]
  weeks: readonly Stay[]
  hasMore: boolean
  onMore: () => void
  onPainted: OnPainted
  onReload: () => void
}

/** The villas of a year with their seasons, for telephones. */
export function PriceList({ villas, weeks, hasMore, onMore, onPainted, onReload }: PriceListProps) {
  const t = useT()
  const language = useLanguage()
  // The address has the villa that is changed: a reload, or the back button, loses nothing.
  const [params, setParams] = useSearchParams()
  const setChanging = (id: number | undefined) =>
    setParams(
      before => {
        const next = new URLSearchParams(before)
        if (id === undefined) next.delete('change')
        else next.set('change', String(id))
        return next
      },
      { replace: id === undefined },
    )
  const year = { from: weeks[0]?.from ?? '', to: weeks.at(-1)?.to ?? '' }
  const mayChange = useMayChange()
  const villa = mayChange ? villas.find(({ id }) => String(id) === params.get('change')) : undefined
  return (
    <>
      <ul className={styles.rows}>
        {villas.map(one => {
          const seasons = clipSeasons(one.seasons, year)
          return (
            <li key={one.id} className={own.listed}>
              <h2 className={styles.rowName}>{one.name}</h2>
              <p className={styles.muted}>{one.live ? one.region : t('admin_prices_hidden', { region: one.region })}</p>
              {seasons.length === 0 ? (
                <p>{t('admin_prices_not_let')}</p>
              ) : (
                <ul className={own.seasons}>
                  {seasons.map(season => {
                    const { nights, price, terms } = seasonParts(t, language, season)
                    return (
                      <li key={season.from}>
                        <p className={own.season}>
                          <span>{nights}</span> <strong>{price}</strong>
                        </p>
                        <p className={styles.muted}>{terms}</p>
                      </li>
                    )
                  })}
                </ul>
              )}
              <ChangeButton
                variant="secondary"
                aria-label={t('admin_prices_change_of', { villa: one.name })}
                onClick={() => setChanging(one.id)}
              >
                {t('admin_prices_change')}
              </ChangeButton>
            </li>
          )
        })}
      </ul>
      {hasMore && (
        <Button variant="secondary" onClick={onMore}>
          {t('admin_list_more')}
        </Button>
      )}
      {villa && (
        <ChangeVilla
          villa={villa}
          weeks={weeks}
          onPainted={(made, newer) => {
            onPainted(made, newer)
            setChanging(undefined)
          }}
          onReload={onReload}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  )
}

interface ChangeVillaProps {
  villa: PricedVilla
  weeks: readonly Stay[]
  onPainted: OnPainted
  onReload: () => void
  onClose: () => void
}

const draft = 'office prices weeks'

/** Chooses weeks of a villa and paints terms over them. */
function ChangeVilla({ villa, weeks, onPainted, onReload, onClose }: ChangeVillaProps) {
  const t = useT()
  const language = useLanguage()
  const today = new Date().toISOString().slice(0, 10)
  const start = Math.max(
    0,
    weeks.findIndex(week => overlap(week, { from: today, to: '9999-12-31' })),
  )
  const [firstText, setFirst] = useDraftState(draft, `first ${weeks[0]?.from}`)
  const [lastText, setLast] = useDraftState(draft, `last ${weeks[0]?.from}`)
  const first = Number(firstText ?? start)
  const last = Number(lastText ?? first)
  const nights = useMemo(
    () => ({ from: weeks[first]?.from ?? '', to: weeks[Math.max(first, last)]?.to ?? '' }),
    [weeks, first, last],
  )
  const target = useMemo(() => ({ villas: [villa], nights }), [villa, nights])
  return (
    <Dialog title={villa.name} onClose={onClose} place="screen">
      <div className={styles.form}>
        <FieldRow>
          <Select
            label={t('admin_prices_first_week')}
            value={first}
            onChange={event => {
              const chosen = Number(event.target.value)
              setFirst(String(chosen))
              setLast(String(Math.max(chosen, last)))
            }}
          >
            {weeks.map((week, i) => (
              <option key={week.from} value={i}>
                {weekName(week, language)}
              </option>
            ))}
          </Select>
          <Select
            label={t('admin_prices_last_week')}
            value={Math.max(first, last)}
            onChange={event => setLast(event.target.value)}
          >
            {weeks.slice(first).map((week, i) => (
              <option key={week.from} value={first + i}>
                {formatDays(week, language, 'short')}
              </option>
            ))}
          </Select>
        </FieldRow>
        <PaintPanel target={target} onPainted={onPainted} onReload={onReload} />
      </div>
    </Dialog>
  )
}
