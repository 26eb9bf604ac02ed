import type { TravelNotice } from '#contract/site/site'
import { languageIds } from '#domain/text/language'
import { useOfficeHours } from '#web/features/office/public'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { ContentHtml } from '#web/ui/content-html'
import { Dialog } from '#web/ui/dialog'
import { markSeen } from './dismissed-notices'
import { appliesToVisitor } from './due-notice'

function NoticeDialog({ notice, onClose }: { notice: TravelNotice; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog
      title={notice.heading}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('action_acknowledge')}</Button>}
    >
      <ContentHtml html={notice.html} />
    </Dialog>
  )
}

/** The notice with a key, regardless of time, audience and earlier display. */
export function RequestedNotice({ notice, onClose }: { notice: string; onClose: () => void }) {
  const lang = useLanguage()
  const { data } = useQuery(`travel-notice ${notice} ${lang}`, signal =>
    api('GET /core/travelnotices/{key}/lang/{lang}', { params: { key: notice, lang } }, { signal }),
  )
  return data ? <NoticeDialog notice={data} onClose={onClose} /> : null
}

/** The first notice that applies to the visitor; the next one waits for the next page. */
export function DueNotice({ notices, onClose }: { notices: readonly TravelNotice[]; onClose: () => void }) {
  const language = languageIds[useLanguage()]
  const country = useOfficeHours()?.countryCode
  const due = notices.find(notice => appliesToVisitor(notice, language, country))
  if (!due) return null
  const close = () => {
    markSeen(due)
    onClose()
  }
  return <NoticeDialog key={due.key} notice={due} onClose={close} />
}
