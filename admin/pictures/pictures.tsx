import { useNavigate } from 'react-router'
import { BulkBar } from '#admin/bulk/bulk-bar'
import { ListTable } from '#admin/lists/list-table'
import table from '#admin/lists/list-table.module.css'
import { ListToolbar } from '#admin/lists/list-toolbar'
import { SelectRow } from '#admin/lists/select-box'
import { useSelection } from '#admin/lists/use-selection'
import { Changes, useMayChange } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { ChooseVilla } from '#admin/ui/villas/choose-villa'
import type { OfficePicture } from '#contract/staff/office-pictures'
import type { StaffPerson } from '#contract/staff/staff'
import { type PictureState, pictureStates } from '#domain/pictures/picture-rules'
import { type MessageKey, useLanguage, useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { creditFields } from './credit-fields'
import { type LibraryFilter, libraryAddress, useLibraryFilter } from './library-address'
import { PictureCard, shownName } from './picture-card'
import { pictureCells } from './picture-cells'
import own from './pictures.module.css'
import { UploadPanel } from './uploads/upload-panel'
import { picturesKey } from './uploads/upload-queue'
import { VillaPictures } from './villa-pictures'

const path = '/office/pictures'

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
          <Changes>
            <UploadPanel target={{ kind: 'library' }} />
          </Changes>
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
  const mayChange = useMayChange()
  const language = useLanguage()
  const { state, words, order, isTable = false, columns = '' } = filter
  const shown = { state, words, order, isTable, columns }
  const selection = useSelection(`${state} ${words}`)
  const navigate = useNavigate()
  const local = useLocalPath()
  const go = (wanted: Partial<LibraryFilter>) => void navigate(local(libraryAddress(wanted)))
  const listKey = `${picturesKey}list ${state} ${words} ${order} ${me.id}`
  const load = async (cursor: string | undefined, signal: AbortSignal) => {
    const query = { state, words, order, ...(cursor !== undefined && { cursor }) }
    const { pictures, next } = await adminApi('GET /office/pictures', { query }, { signal })
    return { rows: pictures, next }
  }
  const empty =
    words === '' && state === 'all' ? (
      t('admin_pictures_none')
    ) : (
      <>
        {t('admin_pictures_none_such')} <AdminLink to={libraryAddress({})}>{t('admin_pictures_show_all')}</AdminLink>
      </>
    )
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
            go({ ...shown, words: typeof typed === 'string' ? typed.trim() : '' })
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
                to={libraryAddress({ ...shown, state: each })}
                aria-current={each === state ? 'page' : undefined}
              >
                {t(stateNames[each])}
              </AdminLink>
            </li>
          ))}
        </ul>
      </nav>
      <ListToolbar
        me={me}
        list={path}
        order={{ current: order, usual: '-added' }}
        without={isTable ? undefined : 'all'}
      >
        <AdminLink to={libraryAddress({ ...shown, isTable: !isTable })}>
          {t(isTable ? 'admin_pictures_as_grid' : 'admin_pictures_as_table')}
        </AdminLink>
        <ExportList call="POST /office/pictures/csv" filter={{ state, words, order }} name="pictures" />
      </ListToolbar>
      {isTable ? (
        <ListTable<typeof path, OfficePicture>
          key={listKey}
          list={path}
          label={t('admin_pictures_library')}
          order={order}
          usualOrder="-added"
          sortOf={{ picture: 'added' }}
          cells={pictureCells}
          keyOf={({ id }) => id}
          selection={
            state === 'removed' || !mayChange
              ? undefined
              : { of: selection, id: ({ id }) => id, name: picture => shownName(picture, language) }
          }
          queryKey={listKey}
          load={load}
          empty={empty}
        />
      ) : (
        <div data-selectable>
          <OfficeList key={listKey} queryKey={listKey} load={load} empty={empty}>
            {pictures => (
              <ul className={own.grid}>
                {pictures.map(picture => (
                  <li key={picture.id} className={table.card}>
                    {state !== 'removed' && mayChange && (
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
      )}
      <BulkBar
        selection={selection}
        filtered={{ list: path, filter: { state, words } }}
        actions={['credit-pictures', 'remove-pictures']}
        fields={action => (action === 'credit-pictures' ? creditFields : undefined)}
      />
    </section>
  )
}
