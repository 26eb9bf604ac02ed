import { useState } from 'react'
import { DraftBase, readDraftBase } from '#admin/merge/draft-base'
import { currentBy } from '#admin/merge/save-merged'
import { useMergedSave } from '#admin/merge/use-merged-save'
import { ReadField, TextArea } from '#admin/permissions/fields'
import { ChangeButton, Changes } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { FieldValue } from '#admin/versions/field-value'
import type { OfficePictureDetail } from '#contract/staff/office-pictures'
import type { PictureFocus, PictureRatio } from '#domain/pictures/focus'
import { type Language, languages } from '#domain/text/language'
import { createIdempotencyKey, errorMessage, forgetDraft, useDraftState, useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { type MessageKey, type Translate, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FieldRow, FormError } from '#web/ui/form-parts'
import { CreditInputs } from './credit-inputs'
import { shownRatio } from './crops/crop-preview'
import { FocusEditor } from './crops/focus-editor'

const fieldOf = { en: 'altEn', fr: 'altFr', de: 'altDe' } as const satisfies Record<Language, string>

interface EditPictureProps {
  picture: OfficePictureDetail
  onSaved: (saved: OfficePictureDetail) => void
  onReload: () => void
}

type Texts = Record<'altEn' | 'altFr' | 'altDe' | 'photographer' | 'licence' | 'licenceEnds', string>

const baseOf = ({ revision, alt, photographer, licence, licenceEnds, focus }: OfficePictureDetail) => {
  const texts = { altEn: alt.en, altFr: alt.fr, altDe: alt.de, photographer, licence, licenceEnds: licenceEnds ?? '' }
  return { revision, fields: { ...texts, focus } }
}

/**
 * Changes descriptions, licence and focus. The tab remembers what was typed until it is saved; where a colleague has
 * saved meanwhile, both edits are brought together.
 */
export function EditPicture({ picture, onSaved, onReload }: EditPictureProps) {
  const t = useT()
  const { id } = picture
  const draft = `office picture ${id}`
  const [base] = useState(() => readDraftBase(draft, baseOf(picture)))
  const [typedFocus, setTypedFocus] = useDraftState(draft, 'focus')
  const focus = typedFocus === undefined ? base.fields.focus : (JSON.parse(typedFocus) as PictureFocus)
  const { save, dialog, error } = useMergedSave({
    send: ({ revision, fields: { focus: point, ...texts } }, once = createIdempotencyKey()) => {
      const body = { revision, focus: point as OfficePictureDetail['focus'], texts: texts as Texts }
      return adminApi('PUT /office/pictures/{id}', { params: { id }, body }, { idempotencyKey: once })
    },
    load: currentBy(baseOf),
    onSaved: saved => {
      // The form begins anew with what was saved.
      forgetDraft(draft)
      showToast(t('admin_pictures_changed'), 'long')
      onSaved(saved)
    },
    nameOf: field => nameOfField(field, t),
    show: (value, field) =>
      field === 'focus' ? <FocusPoints focus={value as PictureFocus} /> : <FieldValue value={value} />,
  })
  const messages = { 'edited-meanwhile': t('admin_merge_needed') }
  const { state, problem, fieldError, formProps } = useForm<Texts>(
    ({ altEn, altFr, altDe, photographer, licence, licenceEnds }, once) =>
      save(base, { altEn, altFr, altDe, photographer, licence, licenceEnds, focus }, once),
    { draft, shape: async () => (await import('#contract/forms/pictures')).pictureForm, messages },
  )
  return (
    <>
      <form className={styles.form} {...formProps} aria-label={t('admin_pictures_edit')}>
        <Changes
          instead={
            <ReadField label={t('admin_focus')}>
              <FocusPoints focus={focus} />
            </ReadField>
          }
        >
          <FocusEditor picture={picture} focus={focus} onChange={next => setTypedFocus(JSON.stringify(next))} />
        </Changes>
        <DraftBase base={base} />
        <input type="hidden" name="focus" value={JSON.stringify(focus)} />
        <section className={styles.part} aria-labelledby="texts">
          <h2 id="texts">{t('admin_pictures_texts')}</h2>
          <Changes>
            <p className={styles.muted}>{t('admin_pictures_texts_hint')}</p>
          </Changes>
          {languages.map(language => (
            <TextArea
              key={language}
              name={fieldOf[language]}
              lang={language}
              rows={2}
              maxLength={500}
              label={t('admin_pictures_alt', { language: t(`admin_language_${language}` as MessageKey) })}
              defaultValue={base.fields[fieldOf[language]]}
              error={fieldError(fieldOf[language])}
            />
          ))}
        </section>
        <section className={styles.part} aria-labelledby="licence">
          <h2 id="licence">{t('admin_pictures_licence')}</h2>
          <FieldRow>
            <CreditInputs fieldError={fieldError} values={base.fields} hint={t('admin_pictures_licence_ends_hint')} />
          </FieldRow>
        </section>
        <FormError>{error === undefined ? problem : errorMessage(error, t, messages)}</FormError>
        <p className={styles.actions}>
          <ChangeButton type="submit" disabled={state === 'sending'}>
            {t(state === 'sending' ? 'auth_sending' : 'admin_save')}
          </ChangeButton>
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
      {dialog}
    </>
  )
}

const nameKeys: Readonly<Record<string, MessageKey>> = {
  photographer: 'admin_pictures_photographer',
  licence: 'admin_pictures_licence_terms',
  licenceEnds: 'admin_pictures_licence_ends',
  focus: 'admin_focus',
}

function nameOfField(field: string, t: Translate): string {
  const language = languages.find(code => fieldOf[code] === field)
  return language
    ? t('admin_pictures_alt', { language: t(`admin_language_${language}`) })
    : t(nameKeys[field] ?? 'admin_pictures')
}

function FocusPoints({ focus }: { focus: PictureFocus }) {
  const t = useT()
  const points = Object.entries(focus)
  if (points.length === 0) return '–'
  return (
    <ul>
      {points.map(([ratio, [left, top, zoom = 1]]) => {
        const [x, y] = [Math.round(left), Math.round(top)]
        return (
          <li key={ratio}>
            {ratio === 'all'
              ? t('admin_focus_of_all', { x, y })
              : t('admin_focus_of_one', {
                  x,
                  y,
                  zoom: Math.round(100 * zoom),
                  ratio: shownRatio(ratio as PictureRatio),
                })}
          </li>
        )
      })}
    </ul>
  )
}
