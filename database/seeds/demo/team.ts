import { team } from '#content/team'
import type { Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import * as tables from '#database/tables'
import { getRegion } from './geography.ts'

/** Fictitious numbers: one range is reserved for fiction, the exchange of the other is unassigned. */
const lines = { london: '+44 20 7946 0', corfu: '+30 2661 000 ' } as const
const host = 'maestrale.example'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The people of the company, and the regions they know. */
export async function seedTeam(tx: Transaction): Promise<void> {
  await tx.insert(tables.teamMember).values(
    team.map(({ line, office, regions: _, ...member }, i) => ({
      ...member,
      position: i + 1,
      email: `${plain(member.fullName.split(' ')[0] ?? '')}@${host}`,
      experienceGroupEmail: `experiences@${host}`,
      workPhone: `${lines[office]}${line}`,
    })),
  )
  await insertAll(
    team.flatMap(({ id, regions }) => regions.map(slug => ({ teamMemberId: id, regionId: getRegion(slug).id }))),
    rows => tx.insert(tables.teamMemberRegion).values(rows),
  )
}
