import { useT } from '#web/messages'
import { Dialog } from '#web/ui/dialog'
import { SearchBar } from './search-bar'

/** The full-screen search for phones. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Dialog title={t('search_villas')} place="screen" onClose={onClose}>
      <SearchBar place="screen" onSearch={onClose} />
    </Dialog>
  )
}
