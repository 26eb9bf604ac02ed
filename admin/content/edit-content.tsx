import { useEffect, useState } from 'react'
import { ChangeButton, Changes, useMayChange } from '#admin/permissions/may-change'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import type { OfficeContentDetails } from '#contract/staff/office-content'
import type { StaffPerson } from '#contract/staff/staff'
import { fieldsOfPart, isTranslated } from '#domain/editorial/content-kinds'
import { nameOfState } from '#domain/editorial/content-state'
import type { Language } from '#domain/text/language'
import { errorMessage } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import own from './content.module.css'
import { ContentProblems } from './content-problems'
import { PreviewLink } from './publication/preview-link'
import { PublishPanel } from './publication/publish-panel'
import { VersionsPanel } from './publication/versions-panel'
import { SearchPreview } from './search-preview'
import { SharedFields } from './shared-fields'
import { TranslatedFields } from './translated-fields'
import { useContentDraft } from './use-content-draft'

/** Milliseconds without a change after which a draft is saved. */
const autosaveMs = 30_000

interface EditContentProps {
  details: OfficeContentDetails
  me: StaffPerson
  /** Loads the record again. */
  onChanged: () => void
}

/** Edits a record: what all languages share, its texts side by side, and its publication. */
export function EditContent({ details, me, onChanged }: EditContentProps) {
  const t = useT()
  const mayChange = useMayChange()
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [language, setLanguage] = useState<Language>('en')
  const draft = useContentDraft(details, () => {
    setProblem(undefined)
    invalidateQueries('office content ')
  })
  const { kind, id } = details
  const { values, dirty, save, dialog } = draft

  const messages = { 'edited-meanwhile': t('admin_merge_needed') }
  const saveAll = async (isSilent = false) => {
    if (saving) return undefined
    setSaving(true)
    setProblem(undefined)
    try {
      const revisions = await save()
      if (!revisions) setProblem(t('form_check'))
      else if (!isSilent && dirty.length > 0) showToast(t('content_saved'))
      invalidateQueries('office content ')
      return revisions
    } catch (error) {
      setProblem(errorMessage(error, t, messages))
      return undefined
    } finally {
      setSaving(false)
    }
  }

  useEffect(() => {
    if (!mayChange || dirty.length === 0 || dialog || problem) return
    const timer = setTimeout(() => void saveAll(true), autosaveMs)
    return () => clearTimeout(timer)
  })

  const name = nameOfState(kind, values) || t('content_unnamed')
  return (
    <>
      <AdminPageHeader
        title={name}
        lead={`${t(`content_group_${kind}`)}${values.shared.path && values.shared.path !== name ? ` · ${values.shared.path}` : ''}`}
      />
      <div className={own.bar}>
        <Changes>
          <p role="status" className={styles.muted}>
            {t(saving ? 'content_saving' : dirty.length > 0 ? 'content_unsaved' : 'content_all_saved')}
          </p>
        </Changes>
        <div className={styles.actions}>
          <ChangeButton aria-disabled={saving || dirty.length === 0} onClick={() => void saveAll()}>
            {t('content_save')}
          </ChangeButton>
          <PreviewLink details={details} language={language} prepare={saveAll} />
        </div>
        <FormError>{draft.error === undefined ? problem : errorMessage(draft.error, t, messages)}</FormError>
      </div>
      <ContentProblems details={details} />
      <PublishPanel details={details} draft={draft} prepare={() => saveAll(true)} onChanged={onChanged} me={me} />
      {isTranslated(kind) && (
        <TranslatedFields
          details={details}
          draft={draft}
          language={language}
          onLanguage={setLanguage}
          onChanged={onChanged}
        />
      )}
      {fieldsOfPart(kind, 'en').some(field => 'aim' in field && field.aim) && (
        <SearchPreview kind={kind} values={values} language={language} />
      )}
      <SharedFields details={details} draft={draft} />
      <VersionsPanel kind={kind} id={id} me={me} onRestored={onChanged} />
      {dialog}
    </>
  )
}
