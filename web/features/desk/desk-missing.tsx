import { useT } from '#web/messages'
import { DeskHead } from './desk-head'

/** Where nothing is, or nothing for who asks: both are told alike. */
export function DeskMissing() {
  const t = useT()
  return <DeskHead title={t('desk_missing')} lead={t('desk_missing_text')} />
}
