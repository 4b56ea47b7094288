import { acknowledged, lengthMaxOf, ratingSteps } from '@holdpoint/forms'
import type { Answer, AnswerValue, Choice, Question, Signature } from '@holdpoint/forms'
import type { AnswerRequest } from './answer-request.ts'
import { labelInScene, placeOfScene } from './entry-places.ts'
import type { EntryScene } from './entry-scene.ts'
import { assetsOf } from './assets.ts'
import { isCritical } from './failing-questions.ts'
import { lineFor } from './field-lines.ts'
import { readingFor } from './field-readings.ts'
import type { SeededRandom } from './seeded-random.ts'
import { addMinutes } from './world-time.ts'

const optionalShare = 0.85
const optionalPhotoShare = 0.08

/** Codes of the usual matrix: Low and Medium, and what asks for something to be done. */
const usualRisks = ['12', '13', '21', '22', '32', '23', '41'] as const
const graveRisks = ['33', '34', '43', '24', '53'] as const

/** What a person answers here, or null when they leave an optional question open. */
export function answerQuestion(question: Question, request: AnswerRequest): Answer | null {
  const { scene, isRequired, random } = request
  switch (question.type) {
    case 'photo':
      return isRequired || random.chance(optionalPhotoShare)
        ? { value: null, media: [scene.takePhoto(question.key)] }
        : null
    case 'signature':
      return isRequired || random.chance(0.9)
        ? { value: null, signature: signatureFor(question, scene) }
        : null
    // No paper is made up in a form.
    case 'file':
    case 'note':
      return null
    default: {
      const isSkippable = !isRequired && question.header !== true && isText(question)
      if (isSkippable && !random.chance(optionalShare)) {
        return null
      }
      const value = valueFor(question, request)
      return value === null ? null : { value }
    }
  }
}

function isText(question: Question): boolean {
  return question.type === 'text' || question.type === 'longText'
}

function valueFor(question: Question, request: AnswerRequest): AnswerValue {
  const { scene, isFailing, random } = request
  switch (question.type) {
    case 'text':
    case 'longText':
      return lineFor(question, random).slice(0, lengthMaxOf(question))
    case 'email':
      return 'site@example.com'
    case 'phone':
      return '+1 907 555 0134'
    case 'integer':
    case 'decimal':
      return readingFor(question, request)
    case 'date':
      return scene.clock.dayOf(scene.startedAt)
    case 'time':
      return scene.clock.timeOf(scene.startedAt)
    case 'dateTime':
      return `${scene.clock.dayOf(scene.startedAt)}T${scene.clock.timeOf(scene.startedAt)}`
    case 'duration':
      return Number(question.min ?? question.max ?? 45)
    case 'yesNo':
      return yesNoFor(question, isFailing, random)
    case 'acknowledge':
      return acknowledged
    case 'choice':
      return choiceFor(question, request)
    case 'multiChoice':
      return choicesFor(question, isFailing, random)
    case 'rank':
      return (question.choices ?? []).map(({ value }) => value)
    case 'rating':
      return ratingFor(question, isFailing, random)
    case 'risk':
      return random.pick(isFailing ? graveRisks : usualRisks)
    case 'location':
      return placeOfScene(scene)
    case 'barcode':
      return labelInScene(scene)
    case 'district':
      return scene.district
    case 'businessUnit':
      return scene.unit
    case 'customer':
      return scene.customer
    case 'crew':
      return scene.crews.map(({ code }) => code)
    case 'pad':
      return scene.pads.map(({ id }) => id)
    case 'equipment': {
      // From a stream of its own, so that the other answers stay what they are.
      const machine = random.stream(question.key).pick(assetsOf(question.key)).id
      return question.many === true ? [machine] : machine
    }
    case 'person':
      return question.many === true ? [scene.witness.row.id] : scene.witness.row.id
    // Nobody draws in the demo world.
    case 'sketch':
    case 'calc':
    case 'photo':
    case 'file':
    case 'signature':
    case 'note':
    case 'instances':
      return null
    default:
      return question.type satisfies never
  }
}

function yesNoFor(question: Question, isFailing: boolean, random: SeededRandom): string {
  const isInverted = question.score?.invert === true
  if (isFailing) {
    return isInverted ? 'yes' : 'no'
  }
  const doesNotApply = !isCritical(question) && random.chance(0.04)
  return doesNotApply ? 'na' : isInverted ? 'no' : 'yes'
}

function choiceFor(question: Question, { scene, isFailing, random }: AnswerRequest): string | null {
  const choices = question.choices ?? []
  const night = choices.find(({ value }) => value.toLowerCase().includes('night'))
  const day = choices.find(({ value }) => value.toLowerCase().includes('day'))
  if (night !== undefined && day !== undefined) {
    const hour = Number(scene.clock.timeOf(scene.startedAt).slice(0, 2))
    return hour >= 18 || hour < 6 ? night.value : day.value
  }
  if (choices.length === 0) {
    return null
  }
  const worth = (choice: Choice) => question.score?.map?.[choice.value] ?? choice.score
  const scored = choices.filter((choice) => worth(choice) !== undefined)
  if (scored.length > 0) {
    const inOrder = scored.toSorted((a, b) => (worth(b) ?? 0) - (worth(a) ?? 0))
    const [best, ...others] = inOrder
    return (isFailing && others.length > 0 ? random.pick(others) : best)?.value ?? null
  }
  // The first choice is the usual one.
  return random.weighted(choices.map((choice, place) => [choice.value, 1 / (place + 1)] as const))
}

function choicesFor(question: Question, isFailing: boolean, random: SeededRandom): string[] | null {
  const choices = (question.choices ?? []).filter(({ exclude }) => exclude !== true)
  if (choices.length === 0) {
    return null
  }
  const picked = new Set(random.sample(choices, random.int(1, isFailing ? 1 : 3)))
  return choices.filter((choice) => picked.has(choice)).map(({ value }) => value)
}

function ratingFor(question: Question, isFailing: boolean, random: SeededRandom): number {
  const steps = ratingSteps(question)
  const step = isFailing ? random.int(2, Math.max(2, steps - 2)) : random.int(steps - 1, steps)
  return question.score?.invert === true ? steps + 1 - step : step
}

/** The second person's own place to sign is told by its key. */
function signatureFor({ key }: Question, { person, witness, startedAt }: EntryScene): Signature {
  const signer = /witness|second|supervisor/.test(key) ? witness : person
  return {
    kind: 'typed',
    name: signer.row.full_name,
    at: addMinutes(startedAt, 14).toISOString(),
    personId: signer.row.id,
  }
}
