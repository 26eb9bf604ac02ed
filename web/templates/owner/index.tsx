import { ApplicationForm, CountryField } from '#web/features/application/public'
import { CompanyPage, filterByKind, Quotes, Section, Steps } from '#web/features/company/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FieldRow } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'

/** For owners: the process, testimonials, and the form that offers a villa. */
export default function Owner({ page }: TemplateProps<'owner'>) {
  const t = useT()
  const { countries, parts } = page
  const quotes = filterByKind(parts, 'quote')
  return (
    <CompanyPage page={page} ways={<ButtonLink to="#offer">{t('owner_form')}</ButtonLink>}>
      <Section title={t('company_steps')}>
        <Steps parts={filterByKind(parts, 'step')} />
      </Section>
      {quotes.length > 0 && (
        <Section title={t('owner_quotes')}>
          <Quotes parts={quotes} />
        </Section>
      )}
      <Section title={t('owner_form')} id="offer">
        <ApplicationForm kind="owner" countries={countries}>
          {fault => (
            <>
              <FieldRow>
                <Input
                  name="place"
                  label={t('apply_place_villa')}
                  hint={t('apply_place_villa_hint')}
                  error={fault('place')}
                  required
                />
                <CountryField countries={countries} label={t('apply_country_villa')} error={fault('country')} />
              </FieldRow>
              <FieldRow>
                <Input
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={50}
                  name="bedrooms"
                  label={t('apply_bedrooms')}
                  error={fault('bedrooms')}
                />
                <Input
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={200}
                  name="sleeps"
                  label={t('apply_sleeps')}
                  error={fault('sleeps')}
                />
              </FieldRow>
              <FieldRow>
                <Input name="subject" label={t('apply_villa_name')} error={fault('subject')} maxLength={120} />
                <Input name="website" inputMode="url" label={t('apply_pictures')} error={fault('website')} />
              </FieldRow>
              <TextArea
                name="message"
                label={t('apply_message_owner')}
                error={fault('message')}
                maxLength={3000}
                required
              />
            </>
          )}
        </ApplicationForm>
      </Section>
    </CompanyPage>
  )
}
