import type { Profile } from '#contract/account/profile'
import type { PageOf } from '#contract/pages'
import { useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { type Country, CountryOptions } from '#web/ui/country-options'
import { Input, Select } from '#web/ui/field'
import { FieldRow } from '#web/ui/form-parts'
import { QueryFallback } from '#web/ui/query-boundary'
import { FormFooter } from '../../ui/form-footer'
import { AccountLayout } from './account-layout'
import styles from './account-layout.module.css'

/** Phone numbers and address of a lead booker (769). */
export default function ContactDetails({ page }: { page: PageOf<'own'> }) {
  return <AccountLayout page={page}>{({ id }) => <Details id={id} />}</AccountLayout>
}

function Details({ id }: { id: string }) {
  const lang = useLanguage()
  const profile = useQuery(`profile ${id}`, signal =>
    sessionApi('GET /core/contacts/{id}/profile', { params: { id } }, { signal }),
  )
  const countries = useQuery(`countries ${lang}`, signal =>
    sessionApi('GET /core/countries/phone/lang/{lang}', { params: { lang } }, { signal }),
  )
  const again = () => {
    profile.refetch()
    countries.refetch()
  }
  if (!profile.data || !countries.data)
    return <QueryFallback failed={profile.isError || countries.isError} again={again} />
  return <DetailsForm profile={profile.data} countries={countries.data.countries} />
}

interface Typed {
  phones: { country: string; number: string }[]
  addresses: Record<'line1' | 'line2' | 'city' | 'region' | 'postcode' | 'country', string>[]
}

const phoneKinds = ['mobile', 'home'] as const

function DetailsForm({ profile, countries }: { profile: Profile; countries: readonly Country[] }) {
  const t = useT()
  const here = { en: 'GB', fr: 'FR', de: 'DE' }[useLanguage()]
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<Typed>(
    async ({ phones, addresses: [written] }) => {
      const isWritten = written && [written.line1, written.line2, written.city, written.postcode].some(Boolean)
      const body = {
        phones: phoneKinds.flatMap((kind, at) => (phones[at]?.number ? [{ kind, ...phones[at] }] : [])),
        // Fields of other pages stay unchanged.
        addresses: [
          ...(isWritten ? [{ kind: 'home' as const, ...written }] : []),
          ...profile.addresses.filter(({ kind }) => kind !== 'home'),
        ],
      }
      const params = { id: profile.id }
      setQueryData(`profile ${profile.id}`, await sessionApi('POST /core/contacts/{id}/profile', { params, body }))
    },
    { draft: 'contact-details' },
  )
  const address = profile.addresses.find(({ kind }) => kind === 'home')
  const field = (name: keyof Typed['addresses'][number], autoComplete: string) => ({
    name: `addresses.0.${name}`,
    label: t(`account_${name}`),
    error: fault(`addresses.0.${name}`),
    defaultValue: address?.[name] ?? '',
    autoComplete,
  })
  return (
    <form className={styles.form} {...props}>
      {phoneKinds.map((kind, at) => {
        const phone = profile.phones.find(known => known.kind === kind)
        return (
          <FieldRow key={kind}>
            <Select
              name={`phones.${at}.country`}
              label={t('account_phone_country')}
              error={fault(`phones.${at}.country`)}
              defaultValue={phone?.country ?? here}
            >
              <CountryOptions countries={countries} shown={({ name, dials }) => `${name} ${dials}`} />
            </Select>
            <Input
              inputMode="tel"
              name={`phones.${at}.number`}
              label={t(kind === 'mobile' ? 'account_phone_mobile' : 'account_phone_home')}
              error={fault(`phones.${at}.number`)}
              defaultValue={phone?.written ?? ''}
              autoComplete={kind === 'mobile' ? 'mobile tel' : 'home tel'}
            />
          </FieldRow>
        )
      })}
      <Input {...field('line1', 'address-line1')} />
      <Input {...field('line2', 'address-line2')} />
      <FieldRow>
        <Input {...field('postcode', 'postal-code')} />
        <Input {...field('city', 'address-level2')} />
      </FieldRow>
      <Input {...field('region', 'address-level1')} />
      <Select {...field('country', 'country')} defaultValue={address?.country ?? here}>
        <CountryOptions countries={countries} shown={({ name }) => name} />
      </Select>
      <FormFooter state={state} problem={problem} />
    </form>
  )
}
