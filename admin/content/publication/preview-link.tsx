import { useState } from 'react'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { useMoment } from '#admin/ui/use-moment'
import type { OfficeContentDetails } from '#contract/staff/office-content'
import { isSeenOnPage } from '#domain/editorial/content-kinds'
import type { Language } from '#domain/text/language'
import { errorMessage } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'

interface PreviewLinkProps {
  details: OfficeContentDetails
  language: Language
  /** Saves what was typed; undefined where that failed. */
  prepare: () => Promise<object | undefined>
}

/** Makes a link to the page with its drafts. It can be sent to others, and expires. */
export function PreviewLink({ details: { kind, id }, language, prepare }: PreviewLinkProps) {
  const t = useT()
  const moment = useMoment()
  const [link, setLink] = useState<{ path: string; expiresAt: string }>()
  const [problem, setProblem] = useState<string>()
  if (!isSeenOnPage(kind)) return null
  const make = async () => {
    setProblem(undefined)
    if (!(await prepare())) return
    try {
      setLink(await adminApi('POST /office/content/{kind}/{id}/preview', { params: { kind, id }, body: { language } }))
    } catch (error) {
      setProblem(errorMessage(error, t, { 'not-in-this-state': t('content_preview_not_yet') }))
    }
  }
  return (
    <>
      <ChangeButton variant="secondary" onClick={() => void make()}>
        {t('content_preview')}
      </ChangeButton>
      {link && (
        <p role="status">
          <a href={link.path} target="_blank" rel="noreferrer">
            {t('content_preview_open')}
          </a>{' '}
          <span className={styles.muted}>{t('content_preview_until', { at: moment(link.expiresAt) })}</span>
        </p>
      )}
      <FormError>{problem}</FormError>
    </>
  )
}
