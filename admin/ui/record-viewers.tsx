import { useEffect, useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import type { VersionedKind } from '#domain/access/versions'
import { useLanguage, useT } from '#web/messages'
import styles from './admin.module.css'

/** Milliseconds between two renewals; the server forgets a viewer after a minute and a half. */
const renewMs = 40_000

/** Names the colleagues who have the same record open. A failure shows nothing: it is a courtesy. */
export function RecordViewers({ kind, recordId }: { kind: VersionedKind; recordId: number }) {
  const t = useT()
  const language = useLanguage()
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    let isOpen = true
    const note = async () => {
      if (document.visibilityState === 'hidden') return
      try {
        const found = await adminApi('POST /office/viewers', { body: { kind, recordId } })
        if (isOpen) setOthers(found.others.map(({ name }) => name))
      } catch {
        if (isOpen) setOthers([])
      }
    }
    void note()
    const timer = setInterval(() => void note(), renewMs)
    return () => {
      isOpen = false
      clearInterval(timer)
      adminApi('POST /office/viewers', { body: { kind, recordId, left: true } }).catch(() => undefined)
    }
  }, [kind, recordId])
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(others)
  return (
    <div role="status">
      {others.length > 0 && <p className={styles.note}>{t('admin_viewers', { count: others.length, names })}</p>}
    </div>
  )
}
