import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ChangeButton, Changes, useMayChange } from '#admin/permissions/may-change'
import styles from '#admin/ui/admin.module.css'
import { useWide } from '#admin/ui/use-wide'
import { VillaFilter } from '#admin/ui/villas/villa-filter'
import { VillaHead } from '#admin/ui/villas/villa-head'
import type { StrokeMade } from '#contract/staff/office-prices'
import type { StaffPerson } from '#contract/staff/staff'
import { todayAt } from '#domain/calendar/today'
import { openingWeek, weeksOfYear } from '#domain/pricing/price-weeks'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { QueryFallback } from '#web/ui/query-boundary'
import { CopyYear } from './copy-year'
import { PriceGrid } from './grid/price-grid'
import { PaintPanel } from './paint-panel'
import { PriceList } from './price-list'
import { StateSelect } from './price-state'
import own from './prices.module.css'
import { targetOf } from './selection'
import { StrokeHistory } from './stroke-history'
import { TryStay } from './try-stay'
import { UndoStroke } from './undo-stroke'
import { type PriceFilter, usePricedVillas } from './use-priced-villas'
import { useSelection } from './use-selection'

type Opened = { kind: 'copy' | 'try' | 'history' } | { kind: 'undo'; stroke: number }

/** The grid of a year with its panel; on telephones a list of villas. */
export function PriceYear({ me, filter }: { me: StaffPerson; filter: PriceFilter }) {
  const t = useT()
  const isWide = useWide()
  const mayChange = useMayChange()
  const { year, villaId } = filter
  const staffId = me.id
  const weeks = useMemo(() => weeksOfYear(year), [year])
  const prices = usePricedVillas(staffId, filter)
  const { villas, take, reload, loadMore } = prices
  const [selection, setSelection] = useSelection(villas, weeks)
  const [isExtending, setExtending] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  // The strokes of this visit, the newest last: one key undoes one.
  const [strokes, setStrokes] = useState<readonly number[]>([])
  const latest = useRef(strokes)
  latest.current = strokes

  const openAt = useMemo(
    () =>
      openingWeek(
        weeks,
        todayAt(Date.now()),
        villas.flatMap(({ seasons }) => seasons),
      ),
    [weeks, villas],
  )
  // The panel computes what a stroke would change, and may be a moment behind the cursor.
  const deferred = useDeferredValue(selection)
  const target = useMemo(() => targetOf(deferred, villas, weeks), [deferred, villas, weeks])
  const painted = useCallback(
    (made: StrokeMade | undefined, newer: StrokeMade['villas']) => {
      take([...newer, ...(made?.villas ?? [])])
      if (!made) return
      setStrokes(before => [...before, made.stroke])
      showToast(t('admin_prices_painted', { count: made.villas.length }), 'long')
    },
    [take, t],
  )
  const undone = useCallback(
    (stroke: number | undefined, made: StrokeMade) => {
      take(made.villas)
      setStrokes(before => before.filter(one => one !== stroke))
      showToast(t('admin_prices_undone_now', { count: made.villas.length }), 'long')
    },
    [take, t],
  )
  const undoLast = useCallback(() => {
    const stroke = latest.current.at(-1)
    if (stroke !== undefined) setOpened({ kind: 'undo', stroke })
  }, [])
  const close = () => setOpened(undefined)
  const chosen = target?.villas ?? villas

  return (
    <>
      {villaId === undefined ? (
        <VillaFilter regions={prices.regions}>
          <YearSwitch year={year} />
          <StateSelect />
        </VillaFilter>
      ) : (
        <>
          {(villas[0] || prices.isEmpty) && (
            <VillaHead me={me} villaId={villaId} at="admin_prices" name={villas[0]?.name} />
          )}
          <YearSwitch year={year} />
        </>
      )}
      <div className={own.bar}>
        <p role="status" className={styles.muted}>
          {villaId === undefined &&
            t(prices.hasMore ? 'admin_prices_count_more' : 'admin_prices_count', { count: villas.length })}
        </p>
        <div className={own.tools}>
          {isWide && (
            <label className={own.extend}>
              <input type="checkbox" checked={isExtending} onChange={event => setExtending(event.target.checked)} />
              {t('admin_prices_extend')}
            </label>
          )}
          <ChangeButton variant="secondary" disabled={strokes.length === 0} onClick={undoLast}>
            {t('admin_undo')}
          </ChangeButton>
          <Button variant="secondary" disabled={villas.length === 0} onClick={() => setOpened({ kind: 'try' })}>
            {t('admin_prices_try')}
          </Button>
          <ChangeButton
            variant="secondary"
            disabled={villas.length === 0 || chosen.length > 500}
            onClick={() => setOpened({ kind: 'copy' })}
          >
            {t('admin_prices_copy', { year })}
          </ChangeButton>
          <Button variant="secondary" onClick={() => setOpened({ kind: 'history' })}>
            {t('admin_prices_history')}
          </Button>
        </div>
      </div>
      {prices.isEmpty && (prices.isLoading || prices.isError) ? (
        <QueryFallback failed={prices.isError} again={prices.retry} />
      ) : villas.length === 0 ? (
        <p role="status">{t(emptyText(filter))}</p>
      ) : isWide ? (
        <div className={mayChange ? own.split : own.main}>
          <div className={own.main}>
            <PriceGrid
              villas={villas}
              weeks={weeks}
              selection={selection}
              isExtending={isExtending}
              openAt={openAt}
              onSelect={setSelection}
              onUndo={undoLast}
              onEnd={loadMore}
            />
            <p className={styles.muted}>{t('admin_prices_key')}</p>
          </div>
          <Changes>
            {target ? (
              <PaintPanel target={target} onPainted={painted} onReload={() => void reload()} />
            ) : (
              <p className={own.panel}>{t('admin_prices_choose')}</p>
            )}
          </Changes>
        </div>
      ) : (
        <PriceList
          villas={villas}
          weeks={weeks}
          hasMore={prices.hasMore}
          onMore={loadMore}
          onPainted={painted}
          onReload={() => void reload()}
        />
      )}
      {!prices.isEmpty && prices.isError && <QueryFallback failed again={prices.retry} />}
      {opened?.kind === 'copy' && (
        <CopyYear year={year} villas={chosen} onCopied={painted} onReload={() => void reload()} onClose={close} />
      )}
      {opened?.kind === 'try' && (
        <TryStay
          villas={chosen}
          nights={target?.nights ?? weeks[Math.floor(weeks.length / 2)] ?? { from: '', to: '' }}
          onClose={close}
        />
      )}
      {opened?.kind === 'history' && (
        <StrokeHistory staffId={staffId} villaId={villaId} onUndone={made => undone(undefined, made)} onClose={close} />
      )}
      {opened?.kind === 'undo' && (
        <UndoStroke strokeId={opened.stroke} onUndone={made => undone(opened.stroke, made)} onClose={close} />
      )}
    </>
  )
}

function emptyText({ villaId, state, region, words }: PriceFilter) {
  if (villaId !== undefined) return 'admin_villa_gone'
  return state === 'draft' && !region && !words ? 'admin_villas_none_draft' : 'admin_prices_none'
}

function YearSwitch({ year }: { year: number }) {
  const t = useT()
  const [, setParams] = useSearchParams()
  const go = (to: number) =>
    setParams(before => {
      const next = new URLSearchParams(before)
      next.set('year', String(to))
      next.delete('cells')
      return next
    })
  return (
    <div className={own.years}>
      <Button variant="secondary" aria-label={t('admin_prices_year', { year: year - 1 })} onClick={() => go(year - 1)}>
        ‹
      </Button>
      <strong>{year}</strong>
      <Button variant="secondary" aria-label={t('admin_prices_year', { year: year + 1 })} onClick={() => go(year + 1)}>
        ›
      </Button>
    </div>
  )
}
