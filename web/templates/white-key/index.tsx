import { ApplicationForm, CountryField } from '#web/features/application/public'
import { CompanyPage, filterByKind, Person, Section, Steps } from '#web/features/company/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Input } from '#web/ui/field'
import { FieldRow } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'

/** Unlisted villas: how to get an introduction, and the contact. */
export default function WhiteKey({ page }: TemplateProps<'white-key'>) {
  const t = useT()
  const { countries, manager, parts } = page
  return (
    <CompanyPage page={page} ways={<ButtonLink to="#introduction">{t('white_key_form')}</ButtonLink>}>
      <Section title={t('company_steps')}>
        <Steps parts={filterByKind(parts, 'step')} />
      </Section>
      {manager && (
        <Section title={t('white_key_manager')}>
          <Person person={manager} />
        </Section>
      )}
      <Section title={t('white_key_form')} id="introduction">
        <ApplicationForm kind="whitekey" countries={countries}>
          {fault => (
            <>
              <FieldRow>
                <CountryField countries={countries} label={t('apply_country')} error={fault('country')} />
                <Input name="subject" label={t('apply_recommended')} error={fault('subject')} maxLength={120} />
              </FieldRow>
              <TextArea
                name="message"
                label={t('apply_message_whitekey')}
                error={fault('message')}
                maxLength={3000}
                required
              />
              <CheckboxField name="newsletter" value="yes">
                {t('apply_newsletter')}
              </CheckboxField>
            </>
          )}
        </ApplicationForm>
      </Section>
    </CompanyPage>
  )
}
