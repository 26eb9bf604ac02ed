/** Environment variables that have been renamed: the start refuses a former name, which would be ignored without a word. */
const formerVariables: Readonly<Record<string, string>> = {
  ANSWER_MINUTES: 'PAYMENT_TIMEOUT_MINUTES',
  BANK_PORT: 'BANK_SIMULATOR_PORT',
  BANK_URL: 'BANK_SIMULATOR_URL',
  CALLS_PER_MINUTE: 'RATE_LIMIT_PER_MINUTE',
  CHALLENGE_MINUTES: 'THREE_DS_TIMEOUT_MINUTES',
  CONNECTIONS: 'MAX_CONNECTIONS',
  KEPT_PAGES_MB: 'PAGE_CACHE_MB',
  PERSONAL_DATA_MONTHS: 'PERSONAL_DATA_RETENTION_MONTHS',
  PROCESSES: 'WEB_CONCURRENCY',
  RECONCILE_SECONDS: 'PAYMENT_RECONCILE_AFTER_SECONDS',
  SECRETS_KEY: 'ENCRYPTION_KEY',
}

/** Problems of variables that the environment sets by their former names. */
export const problemsOfFormerVariables = (environment: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(formerVariables).flatMap(([former, current]) =>
    environment[former] === undefined ? [] : [`${former} is ${current} today: rename it.`],
  )
