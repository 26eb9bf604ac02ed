import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** The minimum that OWASP recommends. Raised here, it holds for every password set from then on. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const [saltLength, tagLength] = [16, 32]

/** Keyboards encode the same character in several ways. */
const sameLetters = (password: string) => password.normalize('NFKC')

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** A password hash in PHC form: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltLength)
  const tag = await derive('argon2id', { message: sameLetters(password), nonce, tagLength, ...cost })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/

/** Matches no password; comparing with it takes as long as with a real hash. */
const ofNobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(Buffer.alloc(saltLength))}$${base64(Buffer.alloc(tagLength))}`

/**
 * Compares a password with a hash. Without a hash it returns false after the same time, so that timing does not reveal
 * whether an account exists.
 */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = form.exec(hash ?? ofNobody) ?? []
  if (!memory) throw new Error('a password is not kept as this site keeps them')
  const kept = Buffer.from(tag, 'base64')
  const derived = await derive('argon2id', {
    message: sameLetters(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: kept.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(derived, kept) && typeof hash === 'string'
}
