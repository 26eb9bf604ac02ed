import { type ReactNode, useState } from 'react'
import { ListTable } from '#admin/lists/list-table'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { ListToolbar } from '#admin/lists/list-toolbar'
import { useListAddress } from '#admin/lists/use-list-address'
import { Changes } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import type { ChosenVilla } from '#admin/ui/villas/choose-villa'
import { useVillaParam } from '#admin/ui/villas/use-villa-param'
import { VillaHead } from '#admin/ui/villas/villa-head'
import type { ChannelFeedShown } from '#contract/staff/office-channels'
import type { StaffPerson } from '#contract/staff/staff'
import { partsOf } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { orderIn } from '#domain/office-lists/lists'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { QueryBoundary } from '#web/ui/query-boundary'
import { AddChannel } from './add-channel'
import { ChannelActions } from './channel-actions'
import { useChannelCells } from './channel-cells'
import { Clashes } from './clashes'
import { NewAddress } from './new-address'

const path = '/office/channels'

/** Beginning of the keys of these queries. */
export const channelsKey = 'office channels '

/** The calendars of sales channels, of all villas or of the one that the address names. */
export function Channels({ me }: { me: StaffPerson }) {
  const t = useT()
  const villaId = useVillaParam()
  return (
    <>
      {villaId !== undefined && (
        <p>
          <AdminLink to="/office/channels">{t('admin_channels_of_all')}</AdminLink>
        </p>
      )}
      <AdminPageHeader title={t('admin_channels')} lead={t('admin_channels_lead')} />
      {villaId === undefined ? <AllChannels me={me} /> : <VillaChannels key={villaId} me={me} villaId={villaId} />}
    </>
  )
}

/** The channels of all villas, the failing ones among them, and clashes with bookings. */
function AllChannels({ me }: { me: StaffPerson }) {
  const t = useT()
  const { query } = useListAddress(path)
  const state = useListState(['all', 'faulty', 'clashes'])
  const order = orderIn(path, query) ?? 'villa'
  const isClashes = state === 'clashes'
  const tabs = (['all', 'faulty', 'clashes'] as const).map(one => ({ state: one, name: t(`admin_channels_${one}`) }))
  const toolbar = (
    <ListToolbar
      me={me}
      list={path}
      {...(isClashes ? { without: 'all' as const } : { order: { current: order, usual: 'villa' as const } })}
    >
      <ExportList call="POST /office/channels/csv" filter={{ state, order }} name="channels" />
    </ListToolbar>
  )
  return (
    <>
      <ListTabs page={path} label={t('admin_channels')} tabs={tabs} current={state} />
      {state === 'clashes' ? (
        <>
          {toolbar}
          <Clashes staffId={me.id} />
        </>
      ) : (
        <ChannelList key={state} me={me} state={state} toolbar={toolbar} />
      )}
    </>
  )
}

/** The channels of one villa, also of a draft. */
function VillaChannels({ me, villaId }: { me: StaffPerson; villaId: number }) {
  const t = useT()
  const { year } = partsOf(todayAt(Date.now()))
  const { data, isError, refetch } = useQuery(`${channelsKey}villa ${villaId} ${me.id}`, signal =>
    adminApi('GET /office/prices', { query: { year, propertyId: villaId } }, { signal }),
  )
  return (
    <QueryBoundary data={data} failed={isError} again={refetch}>
      {({ villas: [villa] }) =>
        villa ? (
          <>
            <VillaHead me={me} villaId={villaId} at="admin_channels" name={villa.name} />
            <ChannelList me={me} state="all" villa={villa} />
          </>
        ) : (
          <p role="status">{t('admin_villa_gone')}</p>
        )
      }
    </QueryBoundary>
  )
}

interface ChannelListProps {
  me: StaffPerson
  state: 'all' | 'faulty'
  /** Views, columns and file of the list. */
  toolbar?: ReactNode
  /** The villa whose channels are shown; those of all without it. */
  villa?: ChosenVilla
}

function ChannelList({ me, state, toolbar, villa }: ChannelListProps) {
  const t = useT()
  const [address, setOwnAddress] = useState<string>()
  const cells = useChannelCells()
  const { query } = useListAddress(path)
  const order = orderIn(path, query) ?? 'villa'
  const filter = { state, order, ...(villa && { propertyId: villa.id }) }
  const key = `${channelsKey}${me.id} ${state} ${order} ${villa?.id ?? ''}`
  const empty =
    state === 'faulty' ? 'admin_channels_none_faulty' : villa ? 'admin_channels_none_of' : 'admin_channels_none'
  return (
    <>
      {state === 'all' && (
        <Changes>
          <AddChannel listKey={channelsKey} of={villa} onAdded={setOwnAddress} />
        </Changes>
      )}
      {address && <NewAddress address={address} onClose={() => setOwnAddress(undefined)} />}
      <section className={styles.part} aria-labelledby="channels">
        <h2 id="channels">{t(villa ? 'admin_channels' : `admin_channels_${state}`)}</h2>
        {toolbar}
        <ListTable<typeof path, ChannelFeedShown>
          key={key}
          list={path}
          label={t('admin_channels')}
          order={order}
          usualOrder="villa"
          cells={cells}
          keyOf={({ id }) => id}
          action={channel => <ChannelActions channel={channel} listKey={channelsKey} onAddress={setOwnAddress} />}
          queryKey={key}
          load={async (cursor, signal) => {
            const asked = { ...filter, ...(cursor !== undefined && { cursor }) }
            const { channels, next } = await adminApi('GET /office/channels', { query: asked }, { signal })
            return { rows: channels, next }
          }}
          empty={t(empty)}
        />
      </section>
    </>
  )
}
