import type { ProfileForm } from '#contract/forms/profile'
import type { Profile } from '#contract/profile'
import { languages } from '#domain/language'
import { titles } from '#domain/person'
import { learn } from '#web/asked'
import { useForm } from '#web/features/forms/public'
import { ownApi, session } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Input, Select } from '#web/ui/field'
import styles from './own-frame.module.css'
import { SaveLine } from './save-line'

/** Title and name. */
export function WhoForm({ profile: { id, title, firstname, lastname, language: ours } }: { profile: Profile }) {
  const t = useT()
  const language = useLanguage()
  const { state, problem, fault, props } = useForm<ProfileForm>(
    async body => {
      learn(`profile ${id}`, await ownApi('POST /core/contacts/{id}/profile', { params: { id }, body }))
      await session.update()
    },
    { draft: 'profile', shape: async () => (await import('#contract/forms/profile')).profileForm },
  )
  // A title chosen in another language stays.
  const offered = [...new Set(['', title, ...titles[language]])]
  return (
    <section className={styles.part}>
      <h2>{t('own_who')}</h2>
      <form className={styles.form} {...props}>
        <Select
          name="title"
          label={t('own_title')}
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
          label={t('own_firstname')}
          defaultValue={firstname}
          autoComplete="given-name"
          error={fault('firstname')}
          required
        />
        <Input
          name="lastname"
          label={t('own_lastname')}
          defaultValue={lastname}
          autoComplete="family-name"
          error={fault('lastname')}
          required
        />
        <Select name="lang" label={t('own_language')} defaultValue={ours} error={fault('lang')}>
          {languages.map(code => (
            <option key={code} value={code} lang={code}>
              {t(`language_${code}`)}
            </option>
          ))}
        </Select>
        <SaveLine state={state} problem={problem} />
      </form>
    </section>
  )
}
