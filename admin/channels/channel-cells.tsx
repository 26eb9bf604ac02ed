import styles from '#admin/ui/admin.module.css'
import list from '#admin/ui/list.module.css'
import { useMoment } from '#admin/ui/use-moment'
import type { ChannelFeedShown } from '#contract/staff/office-channels'
import { useT } from '#web/messages'

/** The cells of a channel: when its calendar was last read, why that failed, and what it takes. */
export function useChannelCells() {
  const t = useT()
  const moment = useMoment()
  return {
    villa: ({ villa }: ChannelFeedShown) => villa,
    channel: ({ channel }: ChannelFeedShown) => channel,
    source: ({ source }: ChannelFeedShown) => source ?? t('admin_channels_no_source'),
    read: ({ source, succeededAt, fault, triedAt }: ChannelFeedShown) => (
      <>
        {fault && <p className={list.overdue}>{t(`admin_channels_fault_${fault}`)}</p>}
        {succeededAt ? <p>{moment(succeededAt)}</p> : source && <p>{t('admin_channels_never')}</p>}
        {fault && triedAt && <p className={styles.muted}>{t('admin_channels_tried', { at: moment(triedAt) })}</p>}
      </>
    ),
    exported: ({ exportedAt }: ChannelFeedShown) =>
      exportedAt ? moment(exportedAt) : t('admin_channels_not_exported'),
    blocks: ({ blocks }: ChannelFeedShown) => t('admin_channels_blocks', { count: blocks }),
    clashes: ({ clashes }: ChannelFeedShown) =>
      clashes > 0 ? <strong>{t('admin_channels_clash_count', { count: clashes })}</strong> : '–',
  }
}
