import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ListTabs, useListState } from '#admin/ui/list-tabs'
import { OfficeList } from '#admin/ui/office-list'
import type { StaffPerson } from '#contract/staff/staff'
import { useT } from '#web/messages'
import { AddChannel } from './add-channel'
import { ChannelRow } from './channel-row'
import { Clashes } from './clashes'
import { NewAddress } from './new-address'

/** Beginning of the keys of these queries. */
export const channelsKey = 'office channels '

/** The calendars of sales channels, the failing ones among them, and clashes with bookings. */
export function Channels({ me }: { me: StaffPerson }) {
  const t = useT()
  const state = useListState(['all', 'faulty', 'clashes'])
  const [address, setOwnAddress] = useState<string>()
  const tabs = (['all', 'faulty', 'clashes'] as const).map(one => ({ state: one, name: t(`admin_channels_${one}`) }))
  return (
    <>
      <AdminPageHeader title={t('admin_channels')} lead={t('admin_channels_lead')} />
      <ListTabs page="/office/channels" label={t('admin_channels')} tabs={tabs} current={state} />
      {state === 'clashes' ? (
        <Clashes staffId={me.id} />
      ) : (
        <>
          {state === 'all' && <AddChannel listKey={channelsKey} onAdded={setOwnAddress} />}
          {address && <NewAddress address={address} onClose={() => setOwnAddress(undefined)} />}
          <section className={styles.part} aria-labelledby="channels">
            <h2 id="channels">{t(`admin_channels_${state}`)}</h2>
            <OfficeList
              key={state}
              queryKey={`${channelsKey}${me.id} ${state}`}
              load={async (cursor: number | undefined, signal) => {
                const { channels, next } = await adminApi(
                  'GET /office/channels',
                  { query: { state, ...(cursor && { cursor }) } },
                  { signal },
                )
                return { rows: channels, next }
              }}
              empty={t(state === 'all' ? 'admin_channels_none' : 'admin_channels_none_faulty')}
            >
              {channels => (
                <ul className={styles.rows}>
                  {channels.map(channel => (
                    <ChannelRow key={channel.id} channel={channel} listKey={channelsKey} onAddress={setOwnAddress} />
                  ))}
                </ul>
              )}
            </OfficeList>
          </section>
        </>
      )}
    </>
  )
}
