import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { validatePassword } from '#domain/people/password'
import { validationMessages } from '#domain/text/validation-messages'
import { isCommonPassword } from '#server/platform/auth/common-passwords'

const { account } = tables

/** Rejects a weak or common password. Throws `invalid-input`; `field` names where it was sent. */
export async function assertAcceptablePassword(
  password: string,
  email: string,
  field = 'body.password',
): Promise<void> {
  const fault =
    validatePassword(password) ??
    ((await isCommonPassword(password)) || holdsName(password, email) ? 'password-common' : undefined)
  if (!fault) return
  throw new ProblemError('invalid-input', {
    detail: validationMessages[fault],
    errors: [{ field, code: fault, detail: validationMessages[fault] }],
  })
}

/** Whether the password is little more than the address, which attackers try first. */
function holdsName(password: string, email: string): boolean {
  const [name = ''] = email.toLowerCase().split('@')
  return name.length >= 4 && password.toLowerCase().includes(name) && password.length - name.length < 4
}

/** Stores a new password. The account must be locked. `proven`: the owner has just opened the link of an e-mail. */
export async function savePassword(
  tx: Transaction,
  accountId: number,
  passwordHash: string,
  { proven }: { proven: boolean },
): Promise<void> {
  await tx
    .update(account)
    .set({
      passwordHash,
      passwordSetAt: sql`app_now()`,
      ...(proven && { provenAt: sql`coalesce(${account.provenAt}, app_now())` }),
    })
    .where(eq(account.id, accountId))
}
