import type { PageOf } from '#contract/pages'
import type { Profile } from '#contract/profile'
import { addressKinds } from '#domain/profile'
import { useAsked } from '#web/asked'
import { useForm } from '#web/features/forms/public'
import { ownApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { type Country, CountryOptions } from '#web/ui/country-options'
import { Input, Select } from '#web/ui/field'
import { Problem, Two } from '#web/ui/form'
import { Skeleton } from '#web/ui/skeleton'
import { OwnFrame } from './own-frame'
import styles from './own-frame.module.css'

/** Telephone numbers and the address of a lead booker (769). */
export default function ContactDetails({ page }: { page: PageOf<'own'> }) {
  return <OwnFrame page={page}>{({ id }) => <Details id={id} />}</OwnFrame>
}

function Details({ id }: { id: string }) {
  const t = useT()
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
  if (profile.failed || countries.failed)
    return (
      <p role="alert">
        {t('error_part')}{' '}
        <button type="button" className={styles.small} onClick={again}>
          {t('error_again')}
        </button>
      </p>
    )
  if (!profile.data || !countries.data) return <Skeleton />
  return <DetailsForm key={id} profile={profile.data} countries={countries.data.countries} />
}

interface Typed {
  title: string
  firstname: string
  lastname: string
  phones: Record<string, { country: string; number: string }>
  addresses: Record<string, Record<'line1' | 'line2' | 'city' | 'region' | 'postcode' | 'country', string>>
}

const kinds = ['mobile', 'home'] as const

function DetailsForm({ profile, countries }: { profile: Profile; countries: readonly Country[] }) {
  const t = useT()
  const lang = useLanguage()
  const here = { en: 'GB', fr: 'FR', de: 'DE' }[lang]
  const { state, problem, fault, props } = useForm<Typed>(
    async ({ phones, addresses, ...names }) => {
      const [written] = Object.values(addresses)
      const isWritten = written && [written.line1, written.city, written.postcode].some(Boolean)
      await ownApi('POST /core/contacts/{id}/profile', {
        params: { id: profile.id },
        body: {
          ...names,
          phones: kinds.flatMap((kind, at) => (phones[at]?.number ? [{ kind, ...phones[at] }] : [])),
          addresses: isWritten ? [{ kind: addressKinds[0], ...written }] : [],
        },
      })
    },
    { draft: 'contact-details' },
  )
  const address = profile.addresses.find(({ kind }) => kind === 'home')
  const field = (name: keyof Typed['addresses'][string], autoComplete: string) => ({
    name: `addresses.0.${name}`,
    label: t(`own_${name}`),
    error: fault(`addresses.0.${name}`),
    defaultValue: address?.[name] ?? '',
    autoComplete,
  })
  return (
    <form className={styles.form} {...props}>
      <Input
        name="title"
        label={t('own_title')}
        error={fault('title')}
        defaultValue={profile.title}
        autoComplete="honorific-prefix"
      />
      <Two>
        <Input
          name="firstname"
          label={t('own_firstname')}
          error={fault('firstname')}
          defaultValue={profile.firstname}
          autoComplete="given-name"
          required
        />
        <Input
          name="lastname"
          label={t('own_lastname')}
          error={fault('lastname')}
          defaultValue={profile.lastname}
          autoComplete="family-name"
          required
        />
      </Two>
      {kinds.map((kind, at) => {
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
      <Problem>{problem}</Problem>
      {state === 'done' && <p role="status">{t('own_saved')}</p>}
      <Button type="submit" disabled={state === 'sending'}>
        {t(state === 'sending' ? 'own_saving' : 'own_save')}
      </Button>
    </form>
  )
}
