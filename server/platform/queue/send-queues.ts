import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'

const tables = ['/proc/self/net/tcp', '/proc/self/net/tcp6']

/** Local port, remote address and port, and the length in hexadecimal of a send queue that is not empty. */
const queued = /^ *\d+: [\dA-F]+:([\dA-F]{4}) ([\dA-F]+):([\dA-F]{4}) [\dA-F]{2} (?!0{8})([\dA-F]{8}):/gm

const hex = (number: number, digits: number) => number.toString(16).toUpperCase().padStart(digits, '0')

const hexOfV4 = (address: string) =>
  address
    .split('.')
    .reverse()
    .map(byte => hex(Number(byte), 2))
    .join('')

/** The eight groups of an IPv6 address, each as four digits. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map(side => side.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].map(group => group.toUpperCase().padStart(4, '0'))
}

/** An address as the tables of Linux write it: words of four bytes, least significant byte first. */
function hexOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? []
  if (mapped) return `0000000000000000FFFF0000${hexOfV4(mapped)}`
  if (!address.includes(':')) return hexOfV4(address)
  const words = groupsOf(address).join('').match(/.{8}/g) ?? []
  return words.map(word => (word.match(/../g) ?? []).reverse().join('')).join('')
}

const keyOf = (localPort: string, address: string, remotePort: string) => `${localPort} ${address}:${remotePort}`

/** The bytes of a connection in the kernel's send queue: written by this process, not yet acknowledged by the peer. */
export type SendQueues = (socket: Socket) => number

/**
 * Reads the send queues of all connections. The kernel buffers some megabytes of each response immediately, which look
 * sent to the process. Systems other than Linux do not report queues: there every queue looks empty.
 */
export async function readSendQueues(): Promise<SendQueues> {
  const texts = await Promise.all(tables.map(table => readFile(table, 'latin1').catch(() => '')))
  const queues = new Map(
    [...texts.join('\n').matchAll(queued)].map(
      ([, localPort = '', address = '', remotePort = '', bytes = '']) =>
        [keyOf(localPort, address, remotePort), Number.parseInt(bytes, 16)] as const,
    ),
  )
  return ({ localPort, remoteAddress, remotePort }) => {
    if (queues.size === 0 || localPort === undefined || remoteAddress === undefined || remotePort === undefined)
      return 0
    return queues.get(keyOf(hex(localPort, 4), hexOf(remoteAddress), hex(remotePort, 4))) ?? 0
  }
}
