import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { CurrentContact } from '#contract/account/sessions'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import type { CoSignIn, GuestUser, LeadBooker } from '#domain/access/actor'
import { coSignInRoles, type Tour } from '#domain/people/accounts'

const { account, contact, coSignIn, guestLogin, guestUser } = tables

async function only<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows
  if (!row) throw new ProblemError('not-found')
  return row
}

const nobodySpecial = {
  firstname: '',
  lastname: '',
  coSignIn: false,
  coSignInRole: null,
  loggedInAsContactAdmin: false,
  guest: false,
  proven: false,
  toursSeen: [],
  hasPassword: false,
} satisfies Partial<CurrentContact>

/** The tours that were seen, whether the address is proven, and whether there is a password. */
const presentWays = ({
  provenAt,
  passwordHash,
  toursSeen,
}: {
  provenAt: Date | null
  passwordHash: string | null
  toursSeen: Tour[] | null
}) => ({
  toursSeen: toursSeen ?? [],
  proven: provenAt !== null,
  hasPassword: passwordHash !== null,
})

/** The current actor in the shape of replies. */
export async function presentContact(db: Queryable, actor: LeadBooker | CoSignIn | GuestUser): Promise<CurrentContact> {
  switch (actor.kind) {
    case 'lead-booker': {
      const { publicId, email, firstName, lastName, ...ways } = await only(
        db
          .select({
            publicId: contact.publicId,
            email: contact.email,
            firstName: contact.firstName,
            lastName: contact.lastName,
            provenAt: account.provenAt,
            passwordHash: account.passwordHash,
            toursSeen: account.toursSeen,
          })
          .from(contact)
          .leftJoin(account, eq(account.contactId, contact.id))
          .where(eq(contact.id, actor.contactId)),
      )
      return {
        ...nobodySpecial,
        id: publicId,
        email,
        firstname: firstName,
        lastname: lastName,
        loggedInAsContactAdmin: actor.impersonated !== undefined,
        ...presentWays(ways),
      }
    }
    case 'co-sign-in': {
      const { publicId, email, firstName, lastName, ...ways } = await only(
        db
          .select({
            publicId: coSignIn.publicId,
            email: coSignIn.email,
            firstName: guestLogin.firstName,
            lastName: guestLogin.lastName,
            provenAt: account.provenAt,
            passwordHash: account.passwordHash,
            toursSeen: account.toursSeen,
          })
          .from(coSignIn)
          .leftJoin(account, eq(account.coSignInId, coSignIn.id))
          .leftJoin(
            guestLogin,
            and(
              eq(guestLogin.coSignInId, coSignIn.id),
              isNotNull(guestLogin.acceptedAt),
              isNull(guestLogin.archivedAt),
            ),
          )
          .where(eq(coSignIn.id, actor.coSignInId))
          .orderBy(sql`${guestLogin.acceptedAt} desc nulls last`)
          .limit(1),
      )
      return {
        ...nobodySpecial,
        id: publicId,
        email,
        // The names in the last invitation that they accepted.
        firstname: firstName ?? '',
        lastname: lastName ?? '',
        coSignIn: true,
        coSignInRole: coSignInRoles[actor.role],
        ...presentWays(ways),
      }
    }
    case 'guest-user': {
      const { publicId } = await only(
        db.select({ publicId: guestUser.publicId }).from(guestUser).where(eq(guestUser.id, actor.guestUserId)),
      )
      return { ...nobodySpecial, id: publicId, email: null, guest: true }
    }
  }
}
