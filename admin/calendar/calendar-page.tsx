import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMayChange } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { useWide } from '#admin/ui/use-wide'
import { useVillaPages } from '#admin/ui/villas/use-villa-pages'
import { useVillaParam } from '#admin/ui/villas/use-villa-param'
import { VillaFilter } from '#admin/ui/villas/villa-filter'
import { VillaHead } from '#admin/ui/villas/villa-head'
import type { CalendarEntry, CalendarVilla } from '#contract/staff/office-calendar'
import type { StaffPerson } from '#contract/staff/staff'
import { addDays } from '#domain/calendar/day'
import { formatMonth } from '#domain/calendar/formats'
import { todayAt } from '#domain/calendar/today'
import { useLanguage, useT } from '#web/messages'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { QueryFallback } from '#web/ui/query-boundary'
import own from './calendar.module.css'
import { CalendarGrid } from './calendar-grid'
import { CalendarList } from './calendar-list'
import { EntryPanel } from './entry-panel'
import { NewNights } from './new-nights'
import { monthsFrom, type PendingMove, type Placement, rangeOf } from './placement'

/** The taken nights of villas over two years. The address has first month, region and words, or one villa. */
export default function CalendarPage({ me }: { me: StaffPerson }) {
  const t = useT()
  const [params] = useSearchParams()
  const asked = params.get('from') ?? ''
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : todayAt(Date.now()).slice(0, 7)
  const region = params.get('region') ?? ''
  const words = params.get('words') ?? ''
  const villaId = useVillaParam()
  return (
    <>
      {villaId !== undefined && (
        <p>
          <AdminLink to={`/office/calendar?from=${month}`}>{t('admin_calendar_of_all')}</AdminLink>
        </p>
      )}
      <AdminPageHeader title={t('admin_calendar')} lead={t('admin_calendar_lead')} />
      <Calendar
        key={`${month} ${villaId ?? `${region} ${words}`}`}
        {...{ me, month, villaId }}
        region={villaId === undefined ? region : ''}
        words={villaId === undefined ? words : ''}
      />
    </>
  )
}

interface CalendarProps {
  me: StaffPerson
  month: string
  /** One villa alone. */
  villaId: number | undefined
  region: string
  words: string
}

function Calendar({ me, month, villaId, region, words }: CalendarProps) {
  const t = useT()
  const language = useLanguage()
  const isWide = useWide()
  const [, setParams] = useSearchParams()
  const months = useMemo(() => monthsFrom(month), [month])
  const range = useMemo(() => rangeOf(months), [months])
  const { villas, regions, ...pages } = useVillaPages(
    `office calendar ${me.id} ${language} ${month} ${villaId ?? ''} ${region} ${words}`,
    (cursor, signal) =>
      adminApi(
        'GET /office/calendar',
        {
          query: {
            ...range,
            lang: language,
            ...(villaId && { propertyId: villaId }),
            ...(region && { region }),
            ...(words && { words }),
            ...(cursor && { cursor }),
          },
        },
        { signal },
      ),
  )
  const [chosen, setChosen] = useState<Placement>()
  const [pending, setPending] = useState<PendingMove>()
  const mayEdit = useMayChange('bookings')
  const choose = useCallback(
    (place: Placement | undefined) => {
      setPending(undefined)
      setChosen(mayEdit ? place : undefined)
    },
    [mayEdit],
  )
  const open = useCallback((entry: CalendarEntry, villa: CalendarVilla) => {
    setChosen(undefined)
    setPending({ entry, villa, target: villa, nights: { from: entry.from, to: entry.to } })
  }, [])
  const move = useCallback(
    (next: PendingMove) => {
      setChosen(undefined)
      if (mayEdit) setPending(next)
    },
    [mayEdit],
  )
  const close = () => {
    setChosen(undefined)
    setPending(undefined)
  }
  const saved = () => void pages.reload()
  const villa = chosen && villas[chosen.row]
  const panel = pending ? (
    <EntryPanel key={pending.entry.id} pending={pending} onChange={setPending} onSaved={saved} onClose={close} />
  ) : chosen && villa ? (
    <NewNights
      key={villa.id}
      villa={villa}
      nights={chosen}
      onChange={nights => setChosen({ row: chosen.row, ...nights })}
      onSaved={saved}
      onClose={close}
    />
  ) : undefined
  const firstMonth = (
    <Input
      type="month"
      label={t('admin_calendar_from')}
      value={month}
      onChange={({ target }) => {
        if (!target.value) return
        setParams(before => {
          const next = new URLSearchParams(before)
          next.set('from', target.value)
          return next
        })
      }}
    />
  )
  return (
    <>
      {villaId === undefined ? (
        <VillaFilter regions={regions}>{firstMonth}</VillaFilter>
      ) : (
        <>
          {(villas[0] || pages.isEmpty) && (
            <VillaHead me={me} villaId={villaId} at="admin_calendar" name={villas[0]?.name} />
          )}
          <div className={styles.filterBar}>{firstMonth}</div>
        </>
      )}
      <p role="status" className={styles.muted}>
        {villaId === undefined &&
          `${t(pages.hasMore ? 'admin_prices_count_more' : 'admin_prices_count', { count: villas.length })}, `}
        {formatMonth(range.from.slice(0, 7), language)} – {formatMonth(addDays(range.to, -1).slice(0, 7), language)}
      </p>
      {pages.isEmpty && (pages.isLoading || pages.isError) ? (
        <QueryFallback failed={pages.isError} again={pages.retry} />
      ) : villas.length === 0 ? (
        <p role="status">{t(villaId === undefined ? 'admin_prices_none' : 'admin_villa_gone')}</p>
      ) : isWide ? (
        <div className={own.split}>
          <CalendarGrid
            villas={villas}
            months={months}
            chosen={chosen}
            pending={pending}
            onChoose={choose}
            onOpen={open}
            onMove={move}
            onEnd={pages.loadMore}
          />
          <p className={own.key}>
            {(['booking', 'option', 'block', 'channel'] as const).map(kind => (
              <span key={kind}>
                <span aria-hidden="true" className={own[`key-${kind}`]} /> {t(`admin_calendar_${kind}`)}
              </span>
            ))}
          </p>
          {panel ??
            (!mayEdit && me.permissions.includes('bookings') ? null : (
              <p className={styles.muted}>{t(mayEdit ? 'admin_calendar_choose' : 'admin_calendar_kinds')}</p>
            ))}
        </div>
      ) : (
        <CalendarList
          villas={villas}
          hasMore={pages.hasMore}
          onMore={pages.loadMore}
          onOpen={open}
          onNew={row => {
            const from = todayAt(Date.now())
            choose({ row, from, to: addDays(from, 7) })
          }}
        />
      )}
      {!isWide && panel && (
        <Dialog title={t('admin_calendar_nights')} place="screen" onClose={close}>
          {panel}
        </Dialog>
      )}
      {!pages.isEmpty && pages.isError && <QueryFallback failed again={pages.retry} />}
    </>
  )
}
