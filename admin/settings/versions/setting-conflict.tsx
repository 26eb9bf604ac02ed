import styles from '#admin/settings/settings.module.css'
import { type TypedTariff, tariffFields, useTariffText } from '#admin/settings/tariff-text'
import { useNumbers } from '#admin/settings/use-numbers'
import { useMoney } from '#admin/ui/use-money'
import { FieldValue } from '#admin/versions/field-value'
import { isRecord, type RecordState } from '#domain/access/versions'
import { formatDay } from '#domain/calendar/formats'
import { formatMonthSpans } from '#domain/calendar/month-names'
import { type Vehicle, vehicles } from '#domain/transfers/transfer'
import { type MessageKey, useLanguage, useT } from '#web/messages'

/** The label of a field of a version. */
export const settingFieldKey = (field: string): MessageKey =>
  field === 'from'
    ? 'admin_settings_first_day'
    : isVehicle(field)
      ? `admin_transfers_vehicle_${field}`
      : (`admin_settings_${field}` as MessageKey)

const isVehicle = (field: string): field is Vehicle => (vehicles as readonly string[]).includes(field)

type TypedSeason = Readonly<Record<'firstMonth' | 'lastMonth', string>> &
  Partial<Record<'amount' | 'percent' | 'cap', string>>

/** A value of a version in the choice between two edits. */
export function SettingValue({ field, value }: { field: string; value: unknown }) {
  const t = useT()
  const language = useLanguage()
  if (field === 'seasons' && Array.isArray(value)) return <Seasons seasons={value as TypedSeason[]} />
  if (field === 'from' && typeof value === 'string') return formatDay(value, language)
  if (field === 'per') return t(value === 'house' ? 'admin_settings_per_house' : 'admin_settings_per_person')
  if (isVehicle(field) && isRecord(value)) return <TariffValue typed={value} />
  return <FieldValue value={value} />
}

function TariffValue({ typed }: { typed: RecordState }) {
  const textOf = useTariffText()
  const numberOf = (value: unknown) => (value === undefined ? null : Number(value))
  return textOf(Object.fromEntries(tariffFields.map(field => [field, numberOf(typed[field])])) as TypedTariff)
}

function Seasons({ seasons }: { seasons: readonly TypedSeason[] }) {
  const language = useLanguage()
  const euros = useMoney(1)
  const { percent: percentOf } = useNumbers()
  return (
    <dl className={styles.facts}>
      {seasons.map(({ firstMonth, lastMonth, amount, percent, cap }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seasons have no identity, and are never reordered here.
        <div key={i}>
          <dt>{formatMonthSpans([{ first: Number(firstMonth), last: Number(lastMonth) }], language)}</dt>
          <dd>
            {percent === undefined
              ? euros(Number(amount ?? 0))
              : `${percentOf(Number(percent))} (${euros(Number(cap ?? 0))})`}
          </dd>
        </div>
      ))}
    </dl>
  )
}
