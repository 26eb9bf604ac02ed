import { ApplicationForm, CountryField } from '#web/features/application/public'
import { CompanyPage, Figures, figuresOf, ofKind, Section, Steps } from '#web/features/company/public'
import { useT } from '#web/messages'
import type { TemplateProps } from '#web/templates'
import { ButtonLink } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { Two } from '#web/ui/form'
import { TextArea } from '#web/ui/text-area'

/** For travel agents: commission, process, registration, and the log-in for registered agents. */
export default function TravelAgents({ page }: TemplateProps<'travel-agents'>) {
  const t = useT()
  const { countries, loginPath, parts } = page
  const ways = (
    <>
      <ButtonLink to="#register">{t('agents_form')}</ButtonLink>
      <ButtonLink to={loginPath} look="secondary">
        {t('agents_log_in')}
      </ButtonLink>
    </>
  )
  return (
    <CompanyPage page={page} ways={ways}>
      <Section title={t('agents_commission')}>
        <Figures figures={figuresOf(ofKind(parts, 'figure'))} />
      </Section>
      <Section title={t('company_steps')}>
        <Steps parts={ofKind(parts, 'step')} />
      </Section>
      <Section title={t('agents_form')} id="register">
        <ApplicationForm kind="agent" countries={countries}>
          {fault => (
            <>
              <Two>
                <Input
                  name="organisation"
                  label={t('apply_organisation')}
                  error={fault('organisation')}
                  autoComplete="organization"
                  required
                />
                <CountryField countries={countries} label={t('apply_country')} error={fault('country')} />
              </Two>
              <Two>
                <Input
                  name="licence"
                  label={t('apply_licence')}
                  hint={t('apply_licence_hint')}
                  error={fault('licence')}
                  required
                />
                <Input name="website" inputMode="url" label={t('apply_website')} error={fault('website')} />
              </Two>
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
        <ButtonLink to={loginPath} look="quiet">
          {t('agents_log_in')}
        </ButtonLink>
      </Section>
    </CompanyPage>
  )
}
