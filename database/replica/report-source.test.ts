import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { streamCsv } from '#server/features/office/stream-csv'
import { type OwnServer, ownServer } from '#testing/site/own-server'
import { type ServerOnFiles, streamingReplica } from '#testing/site/server-copies'
import { type Connection, connect } from '../connection.ts'
import { openReplica, parsePosition, type ReportSource } from './report-source.ts'

test('positions of the log are compared as numbers', () => {
  expect(parsePosition('0/10') > parsePosition('0/9')).toBe(true)
  expect(parsePosition('1/0') > parsePosition('0/FFFFFFFF')).toBe(true)
  expect(parsePosition('16/B374D848')).toBe(0x16b374d848n)
})

describe('a real streaming replica', () => {
  let server: OwnServer
  let replica: ServerOnFiles
  let main: Connection
  const opened: ReportSource[] = []
  const open = async (options: { maxLagMs?: number; url?: string } = {}) => {
    const changes: unknown[] = []
    const source = await openReplica(main.db, {
      url: options.url ?? replica.url('postgres'),
      maxLagMs: options.maxLagMs ?? 60_000,
      onChange: problem => changes.push(problem),
      // The test looks by itself.
      every: 3_600_000,
    })
    opened.push(source)
    return { source, changes }
  }
  beforeAll(async () => {
    server = await ownServer()
    main = connect(server.url('postgres'))
    await main.db.execute(sql`create table note (id int primary key, words text)`)
    replica = await streamingReplica(server.url('postgres'), server.place)
  })
  afterAll(async () => {
    for (const source of opened) await source.stop()
    await main.close()
    await replica.remove()
    await server.remove()
  })

  /** The rows of an export, and whether the replica has read them. */
  const exported = async (source: ReportSource) => {
    let text = ''
    const query = sql`select words, pg_is_in_recovery() as replica from note order by id`
    for await (const part of streamCsv<{ words: string; replica: boolean }>(await source.db(), query, [
      ['Words', row => row.words],
      ['Replica', row => String(row.replica)],
    ]))
      text += part
    return text.trim().split(/\r?\n/).slice(1)
  }

  const lookAt = async (source: ReportSource) => {
    await source.look()
    return source.problem
  }

  test('is read while it follows', async () => {
    const { source, changes } = await open()
    await main.db.execute(sql`insert into note values (1, 'first')`)
    await expect.poll(() => exported(source)).toEqual(['first,true'])
    expect([source.problem, changes]).toEqual([undefined, [undefined]])
    await expect((await source.db()).execute(sql`insert into note values (9, 'x')`)).rejects.toThrow()
  })

  test('is not read while it lags beyond the bound, and is again when it has caught up', async () => {
    const { source } = await open({ maxLagMs: 0 })
    const standby = connect(replica.url('postgres'))
    await standby.db.execute(sql`select pg_wal_replay_pause()`)
    await main.db.execute(sql`insert into note values (2, 'second')`)
    await expect.poll(() => lookAt(source)).toBe('behind')
    expect(await exported(source)).toEqual(['first,false', 'second,false'])
    await standby.db.execute(sql`select pg_wal_replay_resume()`)
    await standby.close()
    await expect.poll(() => lookAt(source)).toBeUndefined()
    expect(await exported(source)).toEqual(['first,true', 'second,true'])
  })

  test('that is no replica, as one that was promoted, is not read', async () => {
    const { source } = await open({ url: server.url('postgres') })
    expect(source.problem).toBe('no replica')
    expect(await exported(source)).toHaveLength(2)
  })

  test('that ends is replaced by the main database at once', async () => {
    const { source, changes } = await open()
    expect(source.problem).toBeUndefined()
    await replica.crash()
    expect(await exported(source)).toEqual(['first,false', 'second,false'])
    expect(changes).toEqual([undefined, 'unavailable'])
    await source.look()
    expect(source.problem).toBe('unavailable')
  })
})
