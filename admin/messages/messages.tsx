import { useLocation } from 'react-router'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import type { StaffPerson } from '#contract/staff/staff'
import { parseIdParam } from '#domain/text/id'
import { useT } from '#web/messages'
import { ConversationList } from './conversation-list'
import { OfficeConversation } from './office-conversation'

/** Conversations with clients and guests: the list, or the one that the address names. */
export function Messages({ me }: { me: StaffPerson }) {
  const t = useT()
  const id = parseIdParam(useLocation().search, 'conversation')
  return (
    <>
      <AdminPageHeader title={t('admin_messages')} lead={t('admin_messages_lead')} />
      {id === undefined ? <ConversationList me={me} /> : <OfficeConversation key={id} id={id} me={me} />}
    </>
  )
}
