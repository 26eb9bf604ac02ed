import type { z } from 'zod/mini'
import type { CurrentContact } from '#contract/account/sessions'
import type { transferPayer } from '#contract/forms/transfer'
import { titles } from '#domain/people/person'
import { useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CountryOptions } from '#web/ui/country-options'
import { Input, Select } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import { QueryFallback } from '#web/ui/query-boundary'

type Payer = z.output<typeof transferPayer>

interface PayerFormProps {
  contact: CurrentContact
  onTold: (payer: Payer) => Promise<void>
}

/** Title, name, contact and address of the person who pays; the profile fills it in. */
export function PayerForm({ contact, onTold }: PayerFormProps) {
  const t = useT()
  const lang = useLanguage()
  const { id } = contact
  const profile = useQuery(`profile ${id}`, signal =>
    sessionApi('GET /core/contacts/{id}/profile', { params: { id } }, { signal }),
  )
  const countries = useQuery(`countries ${lang}`, signal =>
    sessionApi('GET /core/countries/phone/lang/{lang}', { params: { lang } }, { signal }),
  )
  const required = t('transfers_required')
  const { state, problem, fieldError, formProps } = useForm<Payer>(onTold, {
    draft: 'transfer payer',
    keepDraftAfterSubmit: true,
    shape: async () => (await import('#contract/forms/transfer')).transferPayer,
    messages: { missing: required, 'not-in-this-state': t('transfers_meanwhile') },
  })
  if (!profile.data || !countries.data)
    return (
      <QueryFallback
        failed={profile.isError || countries.isError}
        again={() => {
          profile.refetch()
          countries.refetch()
        }}
      />
    )
  const known = profile.data
  const address = known.addresses.find(({ kind }) => kind === 'billing') ?? known.addresses[0]
  const input = (name: keyof Payer, label: string, defaultValue: string, autoComplete: string) => (
    <Input
      name={name}
      label={label}
      defaultValue={defaultValue}
      autoComplete={autoComplete}
      error={fieldError(name)}
      {...(name === 'phone' && { inputMode: 'tel' as const })}
    />
  )
  return (
    <form {...formProps}>
      <FieldRow>
        <Select name="title" label={t('transfers_title')} defaultValue={known.title} error={fieldError('title')}>
          <option value="">{t('transfers_choose')}</option>
          {[...new Set([...titles[lang], ...(known.title ? [known.title] : [])])].map(title => (
            <option key={title}>{title}</option>
          ))}
        </Select>
        {input('firstname', t('transfers_firstname'), known.firstname, 'given-name')}
      </FieldRow>
      <FieldRow>
        {input('lastname', t('transfers_lastname'), known.lastname, 'family-name')}
        {input('email', t('transfers_email'), known.email, 'email')}
      </FieldRow>
      {input('phone', t('transfers_phone'), known.phones[0]?.written ?? '', 'tel')}
      {input('address1', t('account_line1'), address?.line1 ?? '', 'address-line1')}
      {input('address2', t('account_line2'), address?.line2 ?? '', 'address-line2')}
      <FieldRow>
        {input('postcode', t('account_postcode'), address?.postcode ?? '', 'postal-code')}
        {input('city', t('account_city'), address?.city ?? '', 'address-level2')}
      </FieldRow>
      <Select
        name="country"
        label={t('account_country')}
        defaultValue={address?.country ?? ''}
        autoComplete="country"
        error={fieldError('country')}
      >
        <option value="">{t('transfers_choose')}</option>
        <CountryOptions countries={countries.data.countries} shown={({ name }) => name} />
      </Select>
      <FormError>{problem}</FormError>
      <p>
        <Button type="submit" aria-disabled={state === 'sending'}>
          {t('transfers_to_card')}
        </Button>
      </p>
    </form>
  )
}
