import { readFileSync } from 'node:fs'

// What Linux counts in, on every machine that Node runs on.
const ticksPerSecond = 100

/** The CPU time that a process has used so far, all its threads together, without its children. */
export function cpuMsOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name before may hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = fields.slice(11, 13).map(Number)
  return ((user + system) * 1000) / ticksPerSecond
}
