import type { Profile } from '#contract/account/profile'
import type { ProfileForm } from '#contract/forms/profile'
import { titles } from '#domain/people/person'
import { languages } from '#domain/text/language'
import { useForm } from '#web/features/forms/public'
import { session, sessionApi } from '#web/features/session/public'
import { setQueryData } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Input, Select } from '#web/ui/field'
import { FormFooter } from '../../ui/form-footer'
import styles from './account-layout.module.css'

/** Title and name. */
export function NameForm({ profile: { id, title, firstname, lastname, language: ours } }: { profile: Profile }) {
  const t = useT()
  const language = useLanguage()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<ProfileForm>(
    async body => {
      setQueryData(`profile ${id}`, await sessionApi('POST /core/contacts/{id}/profile', { params: { id }, body }))
      await session.refreshContact()
    },
    { draft: 'profile', shape: async () => (await import('#contract/forms/profile')).profileForm },
  )
  // A title chosen in another language stays.
  const offered = [...new Set(['', title, ...titles[language]])]
  return (
    <section className={styles.part}>
      <h2>{t('account_who')}</h2>
      <form className={styles.form} {...props}>
        <Select
          name="title"
          label={t('account_title')}
          defaultValue={title}
          autoComplete="honorific-prefix"
          error={fault('title')}
        >
          {offered.map(name => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <Input
          name="firstname"
          label={t('account_firstname')}
          defaultValue={firstname}
          autoComplete="given-name"
          error={fault('firstname')}
          required
        />
        <Input
          name="lastname"
          label={t('account_lastname')}
          defaultValue={lastname}
          autoComplete="family-name"
          error={fault('lastname')}
          required
        />
        <Select name="lang" label={t('account_language')} defaultValue={ours} error={fault('lang')}>
          {languages.map(code => (
            <option key={code} value={code} lang={code}>
              {t(`language_${code}`)}
            </option>
          ))}
        </Select>
        <FormFooter state={state} problem={problem} />
      </form>
    </section>
  )
}
