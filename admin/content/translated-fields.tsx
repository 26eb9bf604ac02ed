import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { OfficeContentDetails } from '#contract/staff/office-content'
import { fieldsOfPart } from '#domain/editorial/content-kinds'
import type { Language } from '#domain/text/language'
import { errorMessage } from '#web/features/forms/public'
import { useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import own from './content.module.css'
import { LocalizedField } from './fields/localized-field'
import { RowsField } from './fields/rows-field'
import type { ContentDraft } from './use-content-draft'

const languages = ['en', 'fr', 'de'] as const

interface TranslatedFieldsProps {
  details: OfficeContentDetails
  draft: ContentDraft
  /** The language that a narrow window shows. */
  language: Language
  onLanguage: (language: Language) => void
  onChanged: () => void
}

/** The texts in three languages, side by side; a narrow window shows one. */
export function TranslatedFields({ details, draft, language, onLanguage, onChanged }: TranslatedFieldsProps) {
  const t = useT()
  const fields = fieldsOfPart(details.kind, 'en')
  return (
    <section className={styles.part} aria-labelledby="texts">
      <h2 id="texts">{t('content_texts')}</h2>
      <fieldset className={own.languages} aria-label={t('content_languages')}>
        {languages.map(one => (
          <div key={one} className={own.language}>
            <button type="button" aria-pressed={one === language} onClick={() => onLanguage(one)}>
              {t(`admin_language_${one}`)}
            </button>
            <span data-state={details.languages?.[one]}>
              {t(`content_state_${draft.dirty.includes(one) ? 'draft' : (details.languages?.[one] ?? 'published')}`)}
            </span>
            {details.parts[one].isBehind && one !== 'en' && (
              <ConfirmTranslation details={details} language={one} onChanged={onChanged} />
            )}
          </div>
        ))}
      </fieldset>
      <div className={own.texts} data-language={language}>
        {fields.map(field =>
          field.type === 'rows' ? (
            <RowsField key={field.name} field={field} details={details} draft={draft} />
          ) : (
            <LocalizedField
              key={field.name}
              field={field}
              names={details.names}
              valueIn={one => draft.values[one][field.name]}
              errorIn={one => draft.errors[`${one}.${field.name}`]}
              onChange={(one, value) => draft.change(one, field.name, value)}
            />
          ),
        )}
      </div>
    </section>
  )
}

function ConfirmTranslation({
  details: { kind, id },
  language,
  onChanged,
}: Pick<TranslatedFieldsProps, 'details' | 'onChanged'> & { language: 'fr' | 'de' }) {
  const t = useT()
  const confirm = useMutation(
    () => adminApi('POST /office/content/{kind}/{id}/parts/{part}/confirm', { params: { kind, id, part: language } }),
    'office content ',
  )
  const send = async () => {
    if (await confirm.mutate()) onChanged()
  }
  return (
    <>
      <ChangeButton variant="quiet" disabled={confirm.isSending} onClick={() => void send()}>
        {t('content_confirm_translation')}
      </ChangeButton>
      <FormError>{confirm.error !== undefined && errorMessage(confirm.error, t)}</FormError>
    </>
  )
}
