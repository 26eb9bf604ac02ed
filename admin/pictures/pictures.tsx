import { useNavigate } from 'react-router'
import { BulkBar } from '#admin/bulk/bulk-bar'
import table from '#admin/lists/list-table.module.css'
import { ListToolbar } from '#admin/lists/list-toolbar'
import { SelectRow } from '#admin/lists/select-box'
import { useSelection } from '#admin/lists/use-selection'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ChooseVilla } from '#admin/ui/choose-villa'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import type { StaffPerson } from '#contract/staff/staff'
import { type PictureState, pictureStates } from '#domain/pictures/picture-rules'
import { type MessageKey, useLanguage, useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { creditFields } from './credit-fields'
import { type LibraryFilter, libraryAddress, useLibraryFilter } from './library-address'
import { PictureCard, shownName } from './picture-card'
import own from './pictures.module.css'
import { UploadPanel } from './uploads/upload-panel'
import { picturesKey } from './uploads/upload-queue'
import { VillaPictures } from './villa-pictures'

const stateNames: Readonly<Record<PictureState, MessageKey>> = {
  all: 'admin_pictures_all',
  unused: 'admin_pictures_unused',
  'no-alt': 'admin_pictures_no_alt',
  'licence-ending': 'admin_pictures_ending',
  'licence-ended': 'admin_pictures_ended',
  removed: 'admin_pictures_removed',
}

const findVillas = (words: string, signal: AbortSignal) =>
  adminApi('GET /office/picturedvillas', { query: { words } }, { signal })

/** The library of pictures, or the pictures of the villa that the address names. */
export default function Pictures({ me }: { me: StaffPerson }) {
  const t = useT()
  const filter = useLibraryFilter()
  const { villaId, isTexts } = filter
  return (
    <>
      {villaId !== undefined && (
        <p>
          <AdminLink to="/office/pictures">{t('admin_pictures_to_library')}</AdminLink>
        </p>
      )}
      <AdminPageHeader title={t('admin_pictures')} lead={t('admin_pictures_lead')} />
      {villaId === undefined ? (
        <>
          <UploadPanel target={{ kind: 'library' }} />
          <Library me={me} filter={filter} />
        </>
      ) : (
        <VillaPictures key={villaId} villaId={villaId} isTexts={isTexts === true} me={me} />
      )}
    </>
  )
}

function Library({ me, filter }: { me: StaffPerson; filter: LibraryFilter }) {
  const t = useT()
  const language = useLanguage()
  const { state, words, order } = filter
  const selection = useSelection(`${state} ${words}`)
  const navigate = useNavigate()
  const local = useLocalPath()
  const go = (wanted: Partial<LibraryFilter>) => void navigate(local(libraryAddress(wanted)))
  return (
    <section className={styles.part} aria-labelledby="library">
      <h2 id="library">{t('admin_pictures_library')}</h2>
      <div className={own.tools}>
        <form
          key={words}
          className={styles.find}
          onSubmit={event => {
            event.preventDefault()
            const typed = new FormData(event.currentTarget).get('words')
            go({ state, order, words: typeof typed === 'string' ? typed.trim() : '' })
          }}
        >
          <Input
            type="search"
            name="words"
            maxLength={100}
            label={t('admin_pictures_words')}
            hint={t('admin_pictures_words_hint')}
            defaultValue={words}
            autoComplete="off"
          />
          <Button type="submit">{t('admin_find_go')}</Button>
        </form>
        <ChooseVilla villa={undefined} onChange={villa => villa && go({ villaId: villa.id })} find={findVillas} />
      </div>
      <nav aria-label={t('admin_pictures_states')}>
        <ul className={list.tabs}>
          {pictureStates.map(each => (
            <li key={each}>
              <AdminLink
                to={libraryAddress({ state: each, words, order })}
                aria-current={each === state ? 'page' : undefined}
              >
                {t(stateNames[each])}
              </AdminLink>
            </li>
          ))}
        </ul>
      </nav>
      <ListToolbar me={me} list="/office/pictures" order={{ current: order, usual: '-added' }} />
      <div data-selectable>
        <OfficeList
          key={`${state} ${words} ${order}`}
          queryKey={`${picturesKey}list ${state} ${words} ${order} ${me.id}`}
          load={async (cursor: number | undefined, signal) => {
            const query = { state, words, order, ...(cursor !== undefined && { cursor }) }
            const { pictures, next } = await adminApi('GET /office/pictures', { query }, { signal })
            return { rows: pictures, next }
          }}
          empty={
            words === '' && state === 'all' ? (
              t('admin_pictures_none')
            ) : (
              <>
                {t('admin_pictures_none_such')}{' '}
                <AdminLink to="/office/pictures">{t('admin_pictures_show_all')}</AdminLink>
              </>
            )
          }
        >
          {pictures => (
            <ul className={own.grid}>
              {pictures.map(picture => (
                <li key={picture.id} className={table.card}>
                  {state !== 'removed' && (
                    <SelectRow
                      id={picture.id}
                      label={t('admin_list_select', { name: shownName(picture, language) })}
                      selection={selection}
                    />
                  )}
                  <PictureCard picture={picture} />
                </li>
              ))}
            </ul>
          )}
        </OfficeList>
      </div>
      <BulkBar
        selection={selection}
        filtered={{ list: '/office/pictures', filter: { state, words } }}
        actions={['credit-pictures', 'remove-pictures']}
        fields={action => (action === 'credit-pictures' ? creditFields : undefined)}
      />
    </section>
  )
}
