import adminStyles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import type { OfficeSettings } from '#contract/staff/office-settings'
import { type Day, daysBetween, parseDay } from '#domain/calendar/day'
import { formatDay, formatMoney } from '#domain/calendar/formats'
import { areRatesFresh } from '#domain/pricing/currency'
import { isOldByHand, rateByHand } from '#domain/settings/exchange-rates'
import { useLanguage, useT } from '#web/messages'
import { Calculator, ResultLine, typedNumber } from './calculator'
import { NumberField } from './number-field'
import { settingAddress, useSettingAddress } from './setting-address'
import styles from './settings.module.css'
import { useNumbers } from './use-numbers'
import { SettingPart } from './versions/setting-part'

type ShownCurrency = OfficeSettings['currencies'][number]

const ratesByHand = ({ exchangeRates }: OfficeSettings) =>
  exchangeRates.map(({ id, scope, from, value }) => ({ id, code: scope, from, rate: value.rate }))

/** Where the rate of a currency comes from today, how old it is, and whether that is a problem. */
function useRateState(settings: OfficeSettings) {
  const t = useT()
  const language = useLanguage()
  const { rate } = useNumbers()
  const { today, ratesSource } = settings
  return ({ code, rate: published, ratedOn }: ShownCurrency) => {
    const byHand = rateByHand(code, today, ratesByHand(settings))
    if (byHand)
      return {
        text: t('admin_settings_rate_by_hand', { rate: rate(byHand.rate), day: formatDay(byHand.from, language) }),
        warning: isOldByHand(byHand.from, today)
          ? t('admin_settings_rate_old_by_hand', { days: daysBetween(byHand.from, today) })
          : undefined,
      }
    if (ratesSource === 'fixed') return { text: t('admin_settings_rate_fixed', { rate: rate(published) }) }
    return {
      text: t('admin_settings_rate_published', { rate: rate(published), day: formatDay(ratedOn, language) }),
      warning: areRatesFresh(ratedOn, today)
        ? undefined
        : t('admin_settings_rate_old', { days: daysBetween(ratedOn, today), code }),
    }
  }
}

/** Exchange rates: the published ones with their age, and those set by hand from a day on. */
export function RateSettings({ settings }: { settings: OfficeSettings }) {
  const t = useT()
  const language = useLanguage()
  const numbers = useNumbers()
  const currencyName = (code: string) => new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code
  const stateOf = useRateState(settings)
  const published = (rate: number, day: Day) =>
    settings.ratesSource === 'fixed'
      ? t('admin_settings_rate_fixed', { rate: numbers.rate(rate) })
      : t('admin_settings_rate_published', { rate: numbers.rate(rate), day: formatDay(day, language) })
  const { scope } = useSettingAddress()
  const { currencies, exchangeRates, today } = settings
  const chosen = currencies.find(({ code }) => code === scope) ?? currencies[0]
  return (
    <>
      <section className={adminStyles.part} aria-labelledby="rates">
        <h2 id="rates">{t('admin_settings_rates_today')}</h2>
        <ul className={styles.scopes}>
          {currencies.map(currency => {
            const { text, warning } = stateOf(currency)
            return (
              <li key={currency.code} className={styles.scope}>
                <AdminLink
                  to={settingAddress('exchange-rate', currency.code)}
                  aria-current={currency.code === chosen?.code ? 'true' : undefined}
                >
                  {currencyName(currency.code)} ({currency.code})
                </AdminLink>
                <span>
                  <span className={adminStyles.muted}>{text}</span>
                  {warning && <span className={styles.warning}> {warning}</span>}
                </span>
              </li>
            )
          })}
        </ul>
      </section>
      {chosen && (
        <SettingPart
          key={chosen.code}
          kind="exchange-rate"
          scope={chosen.code}
          name={chosen.code}
          settings={settings}
          versions={exchangeRates.filter(version => version.scope === chosen.code)}
          start={{ rate: chosen.rate }}
          describe={({ rate }) => [
            {
              name: t('admin_settings_rate'),
              text: rate === null ? t('admin_settings_rate_back') : numbers.rate(rate),
            },
          ]}
          fields={({ value, fieldError }) => (
            <>
              <NumberField field="rate" value={value.rate} required={false} fieldError={fieldError} />
              <p className={adminStyles.muted}>{t('admin_settings_rate_hint')}</p>
            </>
          )}
          calculator={typed => (
            <Calculator
              fields={[
                { name: 'day', label: t('admin_settings_try_day'), type: 'date', start: typed?.from ?? today },
                { name: 'amount', label: t('admin_settings_try_amount'), type: 'number', start: '1000' },
              ]}
            >
              {values => {
                const [day, amount] = [parseDay(values.day), typedNumber(values.amount)]
                if (!day || amount === undefined) return undefined
                const all = [
                  ...ratesByHand(settings).filter(({ id }) => id === null || id !== typed?.replaces),
                  ...(typed ? [{ code: chosen.code, from: typed.from, rate: typed.value.rate }] : []),
                ]
                const byHand = rateByHand(chosen.code, day, all)
                const rate = byHand?.rate ?? chosen.rate
                return (
                  <>
                    <ResultLine name={formatMoney(amount, 'EUR', language)} isTotal>
                      {formatMoney(Math.round(amount * rate * 100) / 100, chosen.code, language)}
                    </ResultLine>
                    <p className={adminStyles.muted}>
                      {byHand
                        ? t('admin_settings_rate_by_hand', {
                            rate: numbers.rate(rate),
                            day: formatDay(byHand.from, language),
                          })
                        : published(rate, chosen.ratedOn)}
                    </p>
                  </>
                )
              }}
            </Calculator>
          )}
        />
      )}
    </>
  )
}
