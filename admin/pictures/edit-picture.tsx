import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { OfficePictureDetail } from '#contract/staff/office-pictures'
import type { PictureFocus } from '#domain/pictures/focus'
import { type Language, languages } from '#domain/text/language'
import { forgetDraft, useDraftState, useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { type MessageKey, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'
import { FocusEditor } from './focus-editor'

const fieldOf = { en: 'altEn', fr: 'altFr', de: 'altDe' } as const satisfies Record<Language, string>

interface EditPictureProps {
  picture: OfficePictureDetail
  onSaved: (saved: OfficePictureDetail) => void
  onReload: () => void
}

type Texts = Record<'altEn' | 'altFr' | 'altDe' | 'photographer' | 'licence' | 'licenceEnds', string>

/** Changes descriptions, licence and focus. The tab remembers what was typed until it is saved. */
export function EditPicture({ picture, onSaved, onReload }: EditPictureProps) {
  const t = useT()
  const { id, revision } = picture
  const draft = `office picture ${id}`
  const [typedFocus, setTypedFocus] = useDraftState(draft, 'focus')
  const focus = typedFocus === undefined ? picture.focus : (JSON.parse(typedFocus) as PictureFocus)
  const { state, problem, fieldError, formProps } = useForm<Texts>(
    async ({ altEn, altFr, altDe, photographer, licence, licenceEnds }, once) => {
      const texts = { altEn, altFr, altDe, photographer, licence, licenceEnds }
      const body = { revision, focus: focus as OfficePictureDetail['focus'], texts }
      const saved = await adminApi('PUT /office/pictures/{id}', { params: { id }, body }, { idempotencyKey: once })
      // The form begins anew with what was saved.
      forgetDraft(draft)
      showToast(t('admin_pictures_changed'), 'long')
      onSaved(saved)
    },
    {
      draft,
      shape: async () => (await import('#contract/forms/pictures')).pictureForm,
      messages: { 'edited-meanwhile': t('admin_pictures_edited') },
    },
  )
  return (
    <form className={styles.form} {...formProps} aria-label={t('admin_pictures_edit')}>
      <FocusEditor picture={picture} focus={focus} onChange={next => setTypedFocus(JSON.stringify(next))} />
      <input type="hidden" name="focus" value={JSON.stringify(focus)} />
      <section className={styles.part} aria-labelledby="texts">
        <h2 id="texts">{t('admin_pictures_texts')}</h2>
        <p className={styles.muted}>{t('admin_pictures_texts_hint')}</p>
        {languages.map(language => (
          <TextArea
            key={language}
            name={fieldOf[language]}
            lang={language}
            rows={2}
            maxLength={500}
            label={t('admin_pictures_alt', { language: t(`language_${language}` as MessageKey) })}
            defaultValue={picture.alt[language]}
            error={fieldError(fieldOf[language])}
          />
        ))}
      </section>
      <section className={styles.part} aria-labelledby="licence">
        <h2 id="licence">{t('admin_pictures_licence')}</h2>
        <FieldRow>
          <Input
            name="photographer"
            maxLength={200}
            autoComplete="off"
            label={t('admin_pictures_photographer')}
            defaultValue={picture.photographer}
            error={fieldError('photographer')}
          />
          <Input
            type="date"
            name="licenceEnds"
            label={t('admin_pictures_licence_ends')}
            hint={t('admin_pictures_licence_ends_hint')}
            defaultValue={picture.licenceEnds ?? ''}
            error={fieldError('licenceEnds')}
          />
        </FieldRow>
        <Input
          name="licence"
          maxLength={500}
          autoComplete="off"
          label={t('admin_pictures_licence_terms')}
          defaultValue={picture.licence}
          error={fieldError('licence')}
        />
      </section>
      <FormError>{problem}</FormError>
      <p className={styles.actions}>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_save')}
        </Button>
        {problem && (
          <Button
            variant="quiet"
            onClick={() => {
              forgetDraft(draft)
              onReload()
            }}
          >
            {t('admin_pictures_take_theirs')}
          </Button>
        )}
      </p>
    </form>
  )
}
