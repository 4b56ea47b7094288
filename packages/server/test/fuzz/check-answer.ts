import { expect } from 'vitest'
import { isEnvelope, isProblemName, problems, problemsOfCall, type NamedCall } from '@holdpoint/api'

const envelopeFields = ['status', 'message', 'content', 'errors', 'problem', 'requestId']

/** Holds an answer against the contract: its envelope, its status, its problem, its content. */
export async function checkAnswer(
  card: NamedCall,
  response: Response,
  failures: readonly unknown[],
): Promise<void> {
  if (card.isFile && (response.status === 200 || response.status === 304)) {
    await response.body?.cancel()
    return
  }
  const body: unknown = await response.json()
  if (!isEnvelope(body)) {
    throw new Error(`No envelope: ${JSON.stringify(body).slice(0, 300)}`)
  }
  expect(Object.keys(body).filter((name) => !envelopeFields.includes(name))).toEqual([])
  expect(body.status).toBe(response.status)
  switch (response.status) {
    case 200:
      expect(body.content).toEqual(card.content.parse(body.content))
      return
    case 222:
      expect(body.content).toEqual(card.refusal.parse(body.content))
      return
    case 203:
      return
    default: {
      const name: unknown = body.problem?.name
      expect(failures).toEqual([])
      expect(response.status).toBeLessThan(500)
      expect(isProblemName(name) && problems[name].status).toBe(response.status)
      expect([...problemsOfCall(card)]).toContain(name)
    }
  }
}
