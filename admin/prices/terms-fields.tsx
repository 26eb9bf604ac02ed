import styles from '#admin/ui/admin.module.css'
import type { Weekday } from '#domain/calendar/day'
import { useLanguage, useT } from '#web/messages'
import { Input, Select } from '#web/ui/field'
import { FieldRow } from '#web/ui/form-parts'
import { weekdayInitials } from './price-words'
import own from './prices.module.css'
import { allBedrooms, type TermsDraft, type TermsFault } from './terms-draft'

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

interface TermsFieldsProps {
  /** The numbers of bedrooms with which the selected villas are let. */
  rooms: readonly number[]
  terms: TermsDraft
  faults: Partial<Record<TermsFault, true>>
  onChange: (changed: Partial<TermsDraft>) => void
}

/** The most numbers of bedrooms with a field of their own. */
const maxRooms = 8

/** The terms to paint; empty fields leave them as they are. */
export function TermsFields({ rooms, terms, faults, onChange }: TermsFieldsProps) {
  const t = useT()
  const language = useLanguage()
  const fault = (field: TermsFault) => (faults[field] ? t('validation_invalid') : undefined)
  const priceField = (name: string, label: string) => (
    <Input
      key={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={t('admin_prices_as_is')}
      value={terms.prices[name] ?? ''}
      error={terms.prices[name] ? fault('price') : undefined}
      onChange={event => onChange({ prices: { ...terms.prices, [name]: event.target.value } })}
    />
  )
  const isClosed = terms.kind === 'closed'
  return (
    <>
      <Select
        label={t('admin_prices_kind')}
        value={terms.kind}
        onChange={event => onChange({ kind: event.target.value as TermsDraft['kind'] })}
      >
        <option value="set">{t('admin_prices_kind_set')}</option>
        <option value="adjust">{t('admin_prices_kind_adjust')}</option>
        <option value="closed">{t('admin_prices_kind_closed')}</option>
      </Select>
      {terms.kind === 'set' && (
        <fieldset className={own.group}>
          <legend>{t('admin_prices_weekly')}</legend>
          <div className={own.prices}>
            {priceField(allBedrooms, t('admin_prices_whole'))}
            {rooms.length > 1 &&
              rooms.slice(0, maxRooms).map(count => priceField(String(count), t('admin_prices_rooms', { count })))}
          </div>
          <p className={styles.muted}>{t('admin_prices_dash')}</p>
        </fieldset>
      )}
      {terms.kind === 'adjust' && (
        <FieldRow>
          <Input
            label={t('admin_prices_percent')}
            hint={t('admin_prices_percent_hint')}
            inputMode="text"
            value={terms.percent}
            error={fault('percent')}
            onChange={event => onChange({ percent: event.target.value })}
          />
          <Input
            label={t('admin_prices_step')}
            inputMode="decimal"
            value={terms.step}
            error={fault('step')}
            onChange={event => onChange({ step: event.target.value })}
          />
        </FieldRow>
      )}
      {!isClosed && (
        <>
          <fieldset className={own.group}>
            <legend>{t('admin_prices_changeover')}</legend>
            <div className={own.weekdays}>
              {weekdays.map(weekday => (
                <label key={weekday} className={own.weekday}>
                  <input
                    type="checkbox"
                    checked={terms.changeover.includes(weekday)}
                    onChange={({ target }) =>
                      onChange({
                        changeover: target.checked
                          ? [...terms.changeover, weekday]
                          : terms.changeover.filter(one => one !== weekday),
                      })
                    }
                  />
                  {weekdayInitials(weekday, language)}
                </label>
              ))}
            </div>
            <p className={styles.muted}>{t('admin_prices_changeover_hint')}</p>
          </fieldset>
          <FieldRow>
            <Input
              label={t('admin_prices_nights')}
              inputMode="numeric"
              placeholder={t('admin_prices_as_is')}
              value={terms.nights}
              error={fault('nights')}
              onChange={event => onChange({ nights: event.target.value })}
            />
            <Select
              label={t('admin_prices_bookable')}
              value={terms.bookable}
              onChange={event => onChange({ bookable: event.target.value as TermsDraft['bookable'] })}
            >
              <option value="">{t('admin_prices_as_is')}</option>
              <option value="online">{t('admin_prices_online')}</option>
              <option value="on-request">{t('admin_prices_request')}</option>
            </Select>
          </FieldRow>
          <Select
            label={t('admin_prices_rate')}
            value={terms.rate}
            onChange={event => onChange({ rate: event.target.value as TermsDraft['rate'] })}
          >
            <option value="">{t('admin_prices_as_is')}</option>
            <option value="none">{t('admin_prices_rate_none')}</option>
            <option value="set">{t('admin_prices_rate_set')}</option>
          </Select>
          {terms.rate === 'set' && (
            <div className={own.prices}>
              {(['ratePercent', 'rateDeposit', 'rateDays'] as const).map(field => (
                <Input
                  key={field}
                  label={t(`admin_prices_${field}`)}
                  inputMode="numeric"
                  value={terms[field]}
                  error={fault(field)}
                  onChange={event => onChange({ [field]: event.target.value })}
                />
              ))}
            </div>
          )}
        </>
      )}
    </>
  )
}
