import { type ComponentType, useState } from 'react'
import { useLocation } from 'react-router'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { RecordViewers } from '#admin/ui/record-viewers'
import { VillaHead } from '#admin/ui/villas/villa-head'
import { VersionList, versionsKey } from '#admin/versions/version-list'
import type { OfficeVillaRecord, VillaChoices } from '#contract/staff/office-villas'
import type { StaffPerson } from '#contract/staff/staff'
import { missingKinds } from '#domain/catalogue/missing'
import { showToast } from '#web/features/toasts/public'
import { setQueryData } from '#web/lib/query'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { QueryBoundary } from '#web/ui/query-boundary'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import { AmenitiesSection } from './amenities-section'
import { FactsSection } from './facts-section'
import { MissingList } from './missing-list'
import { NearbySection } from './nearby-section'
import { OwnerSection } from './owner-section'
import { RoomsSection } from './rooms-section'
import { StaySection } from './stay-section'
import { ServicesSection, TextsSection } from './text-sections'
import { UndoChange } from './undo-change'
import { useVillaChoices, useVillaRecord, villaKey, villasKey } from './use-villa'
import { VillaActions } from './villa-actions'
import own from './villas.module.css'
import { WayInSection } from './way-in-section'

/** Sections in the order of the page. */
const sections = [
  'facts',
  'rooms',
  'amenities',
  'texts',
  'services',
  'stay',
  'nearby',
  'access',
  'owner',
  'history',
] as const
type Section = (typeof sections)[number]

interface OfficeVillaProps {
  villaId: number
  me: StaffPerson
}

/** One villa: its state, what is missing, and its sections, each with an address. */
export function OfficeVilla({ villaId, me }: OfficeVillaProps) {
  const t = useT()
  const villa = useVillaRecord(villaId, me)
  const choices = useVillaChoices(me)
  return (
    <>
      <p>
        <AdminLink to="/office/villas">{t('admin_villas_back')}</AdminLink>
      </p>
      {!(villa.data && (choices.data || !villa.data.record)) && <AdminPageHeader title={t('admin_villas')} />}
      <QueryBoundary data={villa.data} failed={villa.isError} again={villa.refetch}>
        {({ record }) =>
          record ? (
            <QueryBoundary data={choices.data} failed={choices.isError} again={choices.refetch}>
              {loaded => <Loaded record={record} choices={loaded} me={me} />}
            </QueryBoundary>
          ) : (
            <AdminPageHeader title={t('admin_villas')} lead={t('admin_villa_gone')} />
          )
        }
      </QueryBoundary>
    </>
  )
}

const stateOf = ({ villa }: OfficeVillaRecord) => (villa.archived ? 'archived' : villa.live ? 'live' : 'draft')

interface LoadedProps {
  record: OfficeVillaRecord
  choices: VillaChoices
  me: StaffPerson
}

function Loaded({ record, choices, me }: LoadedProps) {
  const t = useT()
  const { id, villa, missing } = record
  const asked = new URLSearchParams(useLocation().search).get('section')
  const section = sections.find(each => each === asked) ?? 'facts'
  // A saved section begins anew from what was saved.
  const [round, setRound] = useState(0)
  const [undoable, setUndoable] = useState<OfficeVillaRecord['latestVersion']>(null)
  const take = (saved: OfficeVillaRecord) => {
    setQueryData(villaKey(id, me), { record: saved })
    invalidateQueries(versionsKey('villa', id))
    invalidateQueries(villasKey)
    setRound(round + 1)
  }
  const onSaved = (saved: OfficeVillaRecord) => {
    const isChanged = saved.latestVersion?.number !== record.latestVersion?.number
    take(saved)
    setUndoable(isChanged ? saved.latestVersion : null)
    showToast(t('admin_villa_saved'), 'long')
  }
  const place = choices.regions.find(({ id: regionId }) => regionId === villa.regionId)
  return (
    <>
      <AdminPageHeader
        title={villa.name}
        lead={
          <>
            <span className={own.state} data-state={stateOf(record)}>
              {t(`admin_villa_state_${stateOf(record)}`)}
            </span>{' '}
            {villa.place}
            {place && `, ${place.name}, ${place.countryName}`}
          </>
        }
      />
      <VillaHead me={me} villaId={id} at="admin_villa">
        <RecordViewers kind="villa" recordId={id} />
      </VillaHead>
      <VillaActions record={record} onChanged={onSaved} />
      {undoable && (
        <UndoChange
          key={undoable.id}
          version={undoable}
          onUndone={() => {
            setUndoable(null)
            invalidateQueries(`office villa ${id} `)
            invalidateQueries(versionsKey('villa', id))
            setRound(round + 1)
          }}
        />
      )}
      {!villa.live && !villa.archived && <MissingList record={record} me={me} />}
      <div className={own.page}>
        <nav aria-label={t('admin_villa_sections')}>
          <ul className={own.sections}>
            {sections.map(each => (
              <li key={each}>
                <AdminLink
                  to={each === 'facts' ? `/office/villas/${id}` : `/office/villas/${id}?section=${each}`}
                  aria-current={each === section ? 'page' : undefined}
                >
                  {t(`admin_villa_section_${each}`)}
                  {missing.some(({ kind }) => missingKinds[kind] === each) && (
                    <>
                      <span className={own.lacks} aria-hidden="true" />
                      <VisuallyHidden>{t('admin_villa_section_lacks')}</VisuallyHidden>
                    </>
                  )}
                </AdminLink>
              </li>
            ))}
          </ul>
        </nav>
        <section className={styles.part} aria-labelledby="section">
          <h2 id="section">{t(`admin_villa_section_${section}`)}</h2>
          <SectionContent key={`${section} ${round}`} {...{ section, record, choices, me, onSaved }} />
        </section>
      </div>
    </>
  )
}

type EditedSection = Exclude<Section, 'facts' | 'amenities' | 'access' | 'owner' | 'history'>
const simple: Readonly<
  Record<EditedSection, ComponentType<{ record: OfficeVillaRecord; onSaved: (saved: OfficeVillaRecord) => void }>>
> = {
  rooms: RoomsSection,
  texts: TextsSection,
  services: ServicesSection,
  stay: StaySection,
  nearby: NearbySection,
}

interface ContentProps extends LoadedProps {
  section: Section
  onSaved: (saved: OfficeVillaRecord) => void
}

function SectionContent({ section, record, choices, me, onSaved }: ContentProps) {
  const { id } = record
  switch (section) {
    case 'facts':
      return <FactsSection record={record} choices={choices} onSaved={onSaved} />
    case 'amenities':
      return <AmenitiesSection record={record} choices={choices} onSaved={onSaved} />
    case 'access':
      return <WayInSection villaId={id} me={me} />
    case 'owner':
      return <OwnerSection villaId={id} me={me} />
    case 'history':
      return <VersionList kind="villa" recordId={id} me={me} />
    default: {
      const Content = simple[section]
      return <Content record={record} onSaved={onSaved} />
    }
  }
}
