import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startCompanion } from '../ceiling/companion.mjs'
import { freshFolder } from '../parts/portal.mjs'
import { sampleEntry, textsOf } from './sample-entry.mjs'

/** Sets the same entry in four ways, round after round, and lets other programs judge ours. */
export async function document({ rounds }) {
  const file = join(freshFolder(), 'entry.pdf')
  const companion = await startCompanion('../exports/paper.mjs', { file })
  try {
    const measured = []
    for (let round = 1; round <= rounds; round += 1) {
      measured.push(await companion.ask('round', { isTurned: round % 2 === 0 }))
    }
    const ms = (way) => median(measured.map((round) => round[way].ms))
    const cpuMs = (way) => median(measured.map((round) => round[way].cpuMs))
    const times = (way) =>
      median(measured.map(({ ours, [way]: other }) => ours.cpuMs / other.cpuMs))
    const held = await companion.ask('held', { count: 10 })
    return {
      warmMs: ms('thread'),
      leastMs: Math.min(...measured.map(({ thread }) => thread.ms)),
      cpuMs: cpuMs('thread'),
      raw: { ms: ms('raw'), cpuMs: cpuMs('raw') },
      timesRawCpu: times('raw'),
      timesRawCpuFacesOpen: times('rawFacesOpen'),
      mainThread: held,
      ...judged(file),
    }
  } finally {
    companion.end()
    await companion.ended
  }
}

/** What `qpdf` and `pdftotext` say; 'not installed' where they are not there. */
function judged(file) {
  const [checked, text] = [
    spawnSync('qpdf', ['--check', file], { encoding: 'utf8' }),
    spawnSync('pdftotext', ['-enc', 'UTF-8', file, '-'], { encoding: 'utf8' }),
  ]
  if (checked.error ?? text.error) {
    return { qpdf: 'not installed', textsLost: [], pages: null }
  }
  const found = text.stdout.replace(/\s+/g, ' ')
  return {
    qpdf: checked.status === 0 ? 'no fault' : checked.stdout + checked.stderr,
    textsLost: textsOf(sampleEntry()).filter((words) => !found.includes(words)),
    pages: Number(/page 1 of (\d+)/.exec(found)?.[1] ?? NaN),
  }
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}
