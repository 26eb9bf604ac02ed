import { useT } from '#web/messages'
import { DeskHead } from './desk-head'

/** For unknown pages and pages without permission: both look the same. */
export function DeskMissing() {
  const t = useT()
  return <DeskHead title={t('desk_missing')} lead={t('desk_missing_text')} />
}
