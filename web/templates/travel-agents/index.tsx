import { ApplicationForm, CountryField } from '#web/features/application/public'
import { CompanyPage, Figures, figuresOf, filterByKind, Section, Steps } from '#web/features/company/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FieldRow } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'

/** For travel agents: commission, process, registration, and the log-in for registered agents. */
export default function TravelAgents({ page }: TemplateProps<'travel-agents'>) {
  const t = useT()
  const { countries, loginPath, parts } = page
  const ways = (
    <>
      <ButtonLink to="#register">{t('agents_form')}</ButtonLink>
      <ButtonLink to={loginPath} variant="secondary">
        {t('agents_log_in')}
      </ButtonLink>
    </>
  )
  return (
    <CompanyPage page={page} ways={ways}>
      <Section title={t('agents_commission')}>
        <Figures figures={figuresOf(filterByKind(parts, 'figure'))} />
      </Section>
      <Section title={t('company_steps')}>
        <Steps parts={filterByKind(parts, 'step')} />
      </Section>
      <Section title={t('agents_form')} id="register">
        <ApplicationForm kind="agent" countries={countries}>
          {fault => (
            <>
              <FieldRow>
                <Input
                  name="organisation"
                  label={t('apply_organisation')}
                  error={fault('organisation')}
                  autoComplete="organization"
                  required
                />
                <CountryField countries={countries} label={t('apply_country')} error={fault('country')} />
              </FieldRow>
              <FieldRow>
                <Input
                  name="licence"
                  label={t('apply_licence')}
                  hint={t('apply_licence_hint')}
                  error={fault('licence')}
                  required
                />
                <Input name="website" inputMode="url" label={t('apply_website')} error={fault('website')} />
              </FieldRow>
              <TextArea
                name="message"
                label={t('apply_message_agent')}
                error={fault('message')}
                rows={4}
                maxLength={3000}
              />
            </>
          )}
        </ApplicationForm>
      </Section>
      <Section title={t('agents_log_in_title')}>
        <p>{t('agents_log_in_text')}</p>
        <ButtonLink to={loginPath} variant="quiet">
          {t('agents_log_in')}
        </ButtonLink>
      </Section>
    </CompanyPage>
  )
}
