import type { VotesOfVilla } from '#contract/villas/shared-shortlists'
import type { Vote } from '#domain/content/shortlist'
import { useHydrated } from '#web/hooks/use-hydrated'
import { useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { CheckIcon, CloseIcon } from '#web/ui/icons'
import styles from './shared-shortlist-view.module.css'

interface VotesProps {
  name: string
  votes: VotesOfVilla
  onSay: (vote: Vote | null) => void
}

/** Votes on a villa, with the visitor's own yes or no; pressing it again withdraws it. */
export function Votes({ name, votes: { yes, no, mine }, onSay }: VotesProps) {
  const t = useT()
  const alive = useHydrated()
  const answer = (vote: Vote, Icon: typeof CheckIcon) => (
    <button
      type="button"
      className={cx(styles.vote, vote === 'no' && styles.voteNo)}
      aria-pressed={mine === vote}
      aria-label={t(vote === 'yes' ? 'shared_yes_of' : 'shared_no_of', { name })}
      disabled={!alive}
      onClick={() => onSay(mine === vote ? null : vote)}
    >
      <Icon />
      {t(vote === 'yes' ? 'shared_yes' : 'shared_no')}
    </button>
  )
  return (
    <div className={styles.votes}>
      {answer('yes', CheckIcon)}
      {answer('no', CloseIcon)}
      <p className={styles.result}>{yes + no > 0 ? t('shared_result', { yes, no }) : t('shared_no_result')}</p>
    </div>
  )
}
