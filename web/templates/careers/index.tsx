import { ApplicationForm } from '#web/features/application/public'
import { CompanyPage, filterByKind, Section } from '#web/features/company/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { ContentHtml } from '#web/ui/content-html'
import { Input, Select } from '#web/ui/field'
import { FieldRow } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'
import styles from './careers.module.css'

/** Vacancies, and the application form. */
export default function Careers({ page }: TemplateProps<'careers'>) {
  const t = useT()
  const posts = filterByKind(page.parts, 'text')
  return (
    <CompanyPage page={page} ways={<ButtonLink to="#apply">{t('careers_form')}</ButtonLink>}>
      <Section title={t('careers_posts')}>
        <ul className={styles.posts}>
          {posts.map(({ id, label, heading, html }) => (
            <li key={id}>
              <h3>{heading}</h3>
              <p className={styles.label}>{label}</p>
              <ContentHtml html={html} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('careers_form')} id="apply">
        <ApplicationForm kind="career" countries={page.countries}>
          {fault => (
            <>
              <FieldRow>
                <Select name="subject" label={t('apply_post')} error={fault('subject')} defaultValue="" required>
                  <option value="" />
                  {posts.map(({ id, heading, label }) => (
                    <option key={id} value={`${heading}, ${label}`}>
                      {heading}
                    </option>
                  ))}
                </Select>
                <Input name="place" label={t('apply_place_person')} error={fault('place')} required />
              </FieldRow>
              <TextArea
                name="message"
                label={t('apply_message_career')}
                error={fault('message')}
                rows={8}
                maxLength={6000}
                required
              />
            </>
          )}
        </ApplicationForm>
      </Section>
    </CompanyPage>
  )
}
