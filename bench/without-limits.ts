import pg from 'pg'

/**
 * Measures what visitors do of whom there are more, and sooner, than the limits of calls allow: what was counted is
 * forgotten twice a second. Limits of nights that can be held are raised by the configuration of the site.
 */
export async function withoutCallLimits<T>(databaseUrl: string, measure: () => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const forget = () => pool.query('delete from call_limit')
  await forget()
  const forgetting = setInterval(() => void forget().catch(() => undefined), 500)
  try {
    return await measure()
  } finally {
    clearInterval(forgetting)
    await pool.end()
  }
}
