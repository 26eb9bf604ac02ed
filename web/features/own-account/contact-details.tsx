import type { PageOf } from '#contract/pages'
import type { Profile } from '#contract/profile'
import { learn, useAsked } from '#web/asked'
import { useForm } from '#web/features/forms/public'
import { ownApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { type Country, CountryOptions } from '#web/ui/country-options'
import { Input, Select } from '#web/ui/field'
import { Two } from '#web/ui/form'
import { NotCome } from './not-come'
import { OwnFrame } from './own-frame'
import styles from './own-frame.module.css'
import { SaveLine } from './save-line'

/** Phone numbers and address of a lead booker (769). */
export default function ContactDetails({ page }: { page: PageOf<'own'> }) {
  return <OwnFrame page={page}>{({ id }) => <Details id={id} />}</OwnFrame>
}

function Details({ id }: { id: string }) {
  const lang = useLanguage()
  const profile = useAsked(`profile ${id}`, signal =>
    ownApi('GET /core/contacts/{id}/profile', { params: { id } }, { signal }),
  )
  const countries = useAsked(`countries ${lang}`, signal =>
    ownApi('GET /core/countries/phone/lang/{lang}', { params: { lang } }, { signal }),
  )
  const again = () => {
    profile.again()
    countries.again()
  }
  if (!profile.data || !countries.data) return <NotCome failed={profile.failed || countries.failed} again={again} />
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
  const { state, problem, fault, props } = useForm<Typed>(
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
      learn(`profile ${profile.id}`, await ownApi('POST /core/contacts/{id}/profile', { params, body }))
    },
    { draft: 'contact-details' },
  )
  const address = profile.addresses.find(({ kind }) => kind === 'home')
  const field = (name: keyof Typed['addresses'][number], autoComplete: string) => ({
    name: `addresses.0.${name}`,
    label: t(`own_${name}`),
    error: fault(`addresses.0.${name}`),
    defaultValue: address?.[name] ?? '',
    autoComplete,
  })
  return (
    <form className={styles.form} {...props}>
      {phoneKinds.map((kind, at) => {
        const phone = profile.phones.find(known => known.kind === kind)
        return (
          <Two key={kind}>
            <Select
              name={`phones.${at}.country`}
              label={t('own_phone_country')}
              error={fault(`phones.${at}.country`)}
              defaultValue={phone?.country ?? here}
            >
              <CountryOptions countries={countries} shown={({ name, dials }) => `${name} ${dials}`} />
            </Select>
            <Input
              inputMode="tel"
              name={`phones.${at}.number`}
              label={t(kind === 'mobile' ? 'own_phone_mobile' : 'own_phone_home')}
              error={fault(`phones.${at}.number`)}
              defaultValue={phone?.written ?? ''}
              autoComplete={kind === 'mobile' ? 'mobile tel' : 'home tel'}
            />
          </Two>
        )
      })}
      <Input {...field('line1', 'address-line1')} />
      <Input {...field('line2', 'address-line2')} />
      <Two>
        <Input {...field('postcode', 'postal-code')} />
        <Input {...field('city', 'address-level2')} />
      </Two>
      <Input {...field('region', 'address-level1')} />
      <Select {...field('country', 'country')} defaultValue={address?.country ?? here}>
        <CountryOptions countries={countries} shown={({ name }) => name} />
      </Select>
      <SaveLine state={state} problem={problem} />
    </form>
  )
}
