import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { PricedVilla } from '#contract/staff/office-prices'
import { formatDays, formatMoney } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import { useQuery } from '#web/lib/query'
import { type MessageKey, useLanguage, useT } from '#web/messages'
import { Dialog } from '#web/ui/dialog'
import { Input, Select } from '#web/ui/field'
import { FieldRow } from '#web/ui/form-parts'
import { QueryBoundary } from '#web/ui/query-boundary'
import { pricesKey } from './use-priced-villas'

interface TryStayProps {
  villas: readonly PricedVilla[]
  nights: Stay
  onClose: () => void
}

const reasons: Readonly<Record<string, MessageKey>> = {
  past: 'admin_prices_try_past',
  'not-published': 'admin_prices_try_not-published',
  'not-let': 'admin_prices_try_not-let',
  changeover: 'admin_prices_try_changeover',
  minimum: 'admin_prices_try_minimum',
  maximum: 'admin_prices_try_maximum',
  'on-request': 'admin_prices_try_on-request',
  'too-small': 'admin_prices_try_too-small',
}

/** Prices any stay of a villa as the site would sell it now. */
export function TryStay({ villas, nights, onClose }: TryStayProps) {
  const t = useT()
  const [villaId, setVilla] = useState(villas[0]?.id ?? 0)
  const [stay, setStay] = useState(nights)
  const [adults, setAdults] = useState('2')
  const isReady = stay.from < stay.to && /^[1-9]\d?$/.test(adults)
  return (
    <Dialog title={t('admin_prices_try')} onClose={onClose}>
      <div className={styles.form}>
        <Select label={t('admin_villa')} value={villaId} onChange={event => setVilla(Number(event.target.value))}>
          {villas.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <FieldRow>
          <Input
            type="date"
            label={t('admin_first_night')}
            value={stay.from}
            onChange={event => setStay({ ...stay, from: event.target.value })}
          />
          <Input
            type="date"
            label={t('admin_leaves_on')}
            value={stay.to}
            error={stay.from < stay.to ? undefined : t('validation_not-after')}
            onChange={event => setStay({ ...stay, to: event.target.value })}
          />
        </FieldRow>
        <Input
          label={t('admin_prices_try_guests')}
          inputMode="numeric"
          value={adults}
          onChange={event => setAdults(event.target.value)}
        />
        {isReady && <Price villaId={villaId} stay={stay} adults={Number(adults)} />}
      </div>
    </Dialog>
  )
}

function Price({ villaId, stay: { from, to }, adults }: { villaId: number; stay: Stay; adults: number }) {
  const t = useT()
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, 'EUR', language)
  const { data, isError, refetch } = useQuery(
    `${pricesKey}of ${villaId} ${from} ${to} ${adults}`,
    signal =>
      adminApi('GET /office/villas/{id}/price', { params: { id: villaId }, query: { from, to, adults } }, { signal }),
    { staleTime: 0 },
  )
  return (
    <QueryBoundary data={data} failed={isError} again={refetch}>
      {({ total, tax, flexible, lines, problem, taken }) => (
        <div role="status" className={styles.note}>
          {lines.map(line => (
            <p key={line.from}>
              {t('admin_prices_try_line', {
                days: formatDays(line, language),
                count: line.nights,
                weekly: money(line.weekly),
                amount: money(line.amount),
              })}
            </p>
          ))}
          {total !== null && (
            <p>
              <strong>{t('admin_prices_try_total', { total: money(total), tax: money(tax) })}</strong>
            </p>
          )}
          {flexible !== null && <p>{t('admin_prices_try_flexible', { total: money(flexible) })}</p>}
          {problem && <p>{t(reasons[problem] ?? 'admin_prices_try_not-let')}</p>}
          {taken && <p>{t('admin_prices_try_taken')}</p>}
        </div>
      )}
    </QueryBoundary>
  )
}
