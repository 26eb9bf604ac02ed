import styles from '#admin/ui/admin.module.css'
import { useJobName } from './job-names'
import own from './jobs.module.css'

/** The name of a job, and below it the one of the log and of commands. */
export function JobName({ name }: { name: string }) {
  const shown = useJobName()(name)
  return (
    <>
      <h3 className={own.name}>{shown}</h3>
      {shown !== name && <p className={`${styles.muted} ${own.id}`}>{name}</p>}
    </>
  )
}
