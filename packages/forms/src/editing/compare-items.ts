import { formatDuration } from '../duration.ts'
import { formatAnswer } from '../format-answer.ts'
import { ruleSentence } from '../rule-sentence.ts'
import { withChoices } from '../structure.ts'
import type {
  Band,
  Choice,
  ItemScoring,
  Limit,
  Question,
  Reaction,
  Repeat,
  Rule,
  Section,
  Validation,
} from '../types.ts'
import {
  allOf,
  field,
  flagField,
  labelled,
  textField,
  type Field,
  type Seen,
} from './compare-fields.ts'
import {
  compareWords as say,
  fieldWords,
  questionTypeNames,
  sketchBackgroundNames,
} from './compare-words.ts'

/** What is compared about a section, its questions apart. */
export const sectionFields: readonly Field<Section>[] = [
  textField(fieldWords.title, (one) => one.title),
  textField(fieldWords.intro, (one) => one.intro),
  field(fieldWords.visible, (one) => one.visible ?? true, ruleTold),
  field(
    fieldWords.repeats,
    (one) => repeatsIn(one),
    (repeats) => (repeats === 'once' ? say.once : say.repeats(repeats.min, repeats.max)),
  ),
  textField(fieldWords.repeatLabel, (one) => one.repeat?.label),
  flagField(fieldWords.asTable, (one) => one.asTable),
  field(fieldWords.sectionPass, (one) => one.passPercent, say.percent),
]

/** What is compared about a question. */
export const questionFields: readonly Field<Question>[] = [
  field(
    fieldWords.type,
    (one) => one.type,
    (type) => questionTypeNames[type],
  ),
  textField(fieldWords.label, (one) => one.label),
  textField(fieldWords.hint, (one) => one.hint),
  flagField(fieldWords.titleAnswer, (one) => one.titleAnswer),
  field(fieldWords.required, (one) => one.required ?? false, ruleTold),
  field(fieldWords.visible, (one) => one.visible ?? true, ruleTold),
  field(fieldWords.calc, (one) => one.calc, ruleTold),
  field(fieldWords.default, (one) => one.default, defaultTold),
  flagField(fieldWords.startsWithLast, (one) => one.startsWithLast),
  field(fieldWords.choices, (one) => one.choices, choicesTold),
  field(fieldWords.list, (one) => one.list, String),
  field(fieldWords.min, (one) => one.min, boundTold),
  field(fieldWords.max, (one) => one.max, boundTold),
  field(fieldWords.step, (one) => one.step, String),
  field(fieldWords.unit, (one) => one.unit, String),
  field(fieldWords.precision, (one) => one.precision, String),
  field(fieldWords.limits, (one) => one.limits, limitsTold),
  flagField(fieldWords.many, (one) => one.many),
  field(
    fieldWords.background,
    (one) => one.background,
    (background) => sketchBackgroundNames[background],
  ),
  field(fieldWords.maxLength, (one) => one.maxLength, say.characters),
  field(fieldWords.media, (one) => one.media, mediaTold),
  field(
    fieldWords.note,
    (one) => one.note ?? 'none',
    (policy) => say.notes[policy],
  ),
  field(fieldWords.weight, (one) => one.score?.weight, String),
  field(fieldWords.fullPoints, (one) => one.score?.max, String),
  field(fieldWords.points, (one) => pointsIn(one.score), pointsTold),
  flagField(fieldWords.critical, (one) => one.score?.critical),
  flagField(fieldWords.invert, (one) => one.score?.invert),
  flagField(fieldWords.allOrNothing, (one) => one.score?.allOrNothing),
  field(fieldWords.on, (one) => one.on, reactionsTold),
  field(fieldWords.validate, (one) => one.validate, checksTold),
]

function repeatsIn({ repeat }: Section): 'once' | Omit<Repeat, 'label'> {
  return repeat === undefined ? 'once' : { min: repeat.min, max: repeat.max }
}

type SeenItem = Seen<Question | Section>

function ruleTold(rule: Rule, seen: SeenItem): string {
  return typeof rule === 'boolean' ? say.constant(rule) : sentenceOf(rule, seen)
}

function sentenceOf(rule: Rule, { one, definition, lang, isExact = false }: SeenItem): string {
  return ruleSentence(rule, definition, { lang, self: one.key, withKeys: isExact })
}

function defaultTold(rule: Rule, seen: Seen<Question>): string {
  return typeof rule === 'string' || typeof rule === 'number'
    ? answerTold(rule, seen)
    : sentenceOf(rule, seen)
}

function boundTold(bound: number | string, { one }: Seen<Question>): string {
  return one.type === 'duration' && typeof bound === 'number' ? formatDuration(bound) : `${bound}`
}

function answerTold(value: string | number, seen: Seen<Question>): string {
  const told = formatAnswer(withChoices(seen.definition, seen.one), { value }, seen.lang)
  return labelled(told, String(value), seen)
}

/** Choices as they are read, with what each is worth. */
export function choicesTold(choices: readonly Choice[], seen: Seen<unknown>): string {
  const told = choices.map((choice) =>
    say.detailed(labelled(allOf(choice.label, seen), choice.value, seen), [
      ...(choice.score === undefined ? [] : [say.points(choice.score)]),
      ...(choice.critical === true ? [say.criticalChoice] : []),
      ...(choice.exclude === true ? [say.excluded] : []),
      ...(choice.colour === undefined ? [] : [say.colour(choice.colour)]),
    ]),
  )
  return told.join(', ')
}

function rangeTold({ min, max }: Band): string {
  const ends = [
    ...(min === undefined ? [] : [say.from(min)]),
    ...(max === undefined ? [] : [say.below(max)]),
  ]
  return ends.length === 0 ? say.anyNumber : ends.join(' ')
}

function limitsTold(limits: readonly Limit[], seen: Seen<unknown>): string {
  return limits
    .map((limit) => say.limit(rangeTold(limit), allOf(limit.label, seen), limit.level))
    .join('; ')
}

function mediaTold({ max, required }: NonNullable<Question['media']>): string {
  return [
    required === true ? say.photosRequired : say.photosOffered,
    ...(max === undefined ? [] : [say.photosUpTo(max)]),
  ].join(', ')
}

type Points = Pick<ItemScoring, 'map' | 'bands'>

function pointsIn(score: ItemScoring | undefined): Points | undefined {
  const { map, bands } = score ?? {}
  return map === undefined && bands === undefined
    ? undefined
    : { ...(map === undefined ? {} : { map }), ...(bands === undefined ? {} : { bands }) }
}

function pointsTold({ map = {}, bands = [] }: Points, seen: Seen<Question>): string {
  return [
    ...Object.entries(map).map(([value, points]) =>
      say.earns(answerTold(value, seen), say.points(points)),
    ),
    ...bands.map((band) => say.earns(rangeTold(band), say.points(band.score))),
  ].join('; ')
}

function reactionsTold(reactions: readonly Reaction[], seen: Seen<Question>): string | null {
  const told = reactions.map((one) =>
    say.reaction(
      ruleTold(one.when, seen),
      one.do,
      one.message === undefined ? '' : allOf(one.message, seen),
    ),
  )
  return told.length === 0 ? null : told.join(' ')
}

function checksTold(checks: readonly Validation[], seen: Seen<Question>): string | null {
  const told = checks.map((one) =>
    say.check(ruleTold(one.rule, seen), one.level, allOf(one.message, seen)),
  )
  return told.length === 0 ? null : told.join(' ')
}
