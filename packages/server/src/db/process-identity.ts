import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** What tells one run of a program from every other one. */
export type ProcessIdentity = {
  pid: number
  host: string
  /** When the process started, in clock ticks since boot. Null where the system does not say. */
  startedAt: string | null
  /** Changes with every boot. Null where the system does not say. */
  bootId: string | null
}

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, host: hostname(), startedAt: startOf(process.pid), bootId: bootId() }
}

/**
 * Says whether that process still runs on this machine. A number alone proves nothing, because
 * numbers are used again: after a reboot, and in a container always the same few.
 */
export function isRunningHere(identity: ProcessIdentity): boolean {
  const boot = bootId()
  if (boot !== null && identity.bootId !== null && boot !== identity.bootId) {
    return false
  }
  if (!pidExists(identity.pid)) {
    return false
  }
  const start = startOf(identity.pid)
  return start === null || identity.startedAt === null || start === identity.startedAt
}

function pidExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It exists but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function startOf(pid: number): string | null {
  const stat = readOrNull(`/proc/${pid}/stat`)
  if (stat === null) {
    return null
  }
  // The second field is the program's name in brackets, and may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, started] = [fields[0], fields[19]]
  // A zombie has ended; only its parent has not looked yet.
  return state === 'Z' ? 'ended' : (started ?? null)
}

function bootId(): string | null {
  return readOrNull('/proc/sys/kernel/random/boot_id')
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}
