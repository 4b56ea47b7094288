export type * from './types.ts'
export {
  acknowledged,
  askedPlaces,
  markColours,
  markKinds,
  pickerTypes,
  questionTypes,
  sketchBackgrounds,
  yesNoValues,
} from './types.ts'
export * from './limits.ts'
export { checkAnswer, isEmptyAnswer, mediaMaxOf } from './check-answer.ts'
export { isPhoneNumber } from './addresses.ts'
export { lengthMaxOf, ratingSteps } from './check-value.ts'
export { durationFields, durationText, formatDuration, minutesOf } from './duration.ts'
export { evaluate } from './evaluate.ts'
export { placeOf, placeText, type Place } from './location.ts'
export { openedBy } from './follow-ups.ts'
export { formatFileSize, isMediaQuestion } from './files.ts'
export { formatAnswer } from './format-answer.ts'
export { headerAnswersOf, titleAnswerOf } from './header.ts'
export { parseAnswer, withPoint } from './parse-answer.ts'
export { drawingOf, type Drawing, type DrawnMark, type DrawnWords } from './mark-drawing.ts'
export { markWordsIn } from './mark-words.ts'
export { checkMarks, isSameMarks, markName, marksWords, nextPinNumber } from './photo-marks.ts'
export { placedItems, rulesOf } from './placed.ts'
export { withCalculated, withoutCalculated } from './kept-answers.ts'
export { isScorable, pointsOf } from './points.ts'
export {
  instancesOf,
  laidOut,
  listKeyOf,
  repeatingSections,
  sectionOfList,
  type RepeatingSection,
} from './repeats.ts'
export { instancesChanged, removedInstances, type InstanceChange } from './instances.ts'
export { byInstance, reportOf, type Report, type ReportLine, type ReportPart } from './report.ts'
export { orderIn, placedChoice, rankFields } from './rank.ts'
export { isRiskCode, riskCodes, riskLevelNames, riskLevelOf, riskRankOf } from './risk.ts'
export { ruleSentence, type RuleSentenceOptions } from './rule-sentence.ts'
export { backgroundOf, readSketch, sketchOf, sketchSize, sketchText } from './sketch.ts'
export { drawnBackground, type Background } from './sketch-backgrounds.ts'
export { evaluateRule, holds, readsOf, type RuleScope } from './rules.ts'
export { scoreOf, shownPercent } from './score.ts'
export { isVoid, signedQuestions, signedRevision } from './signatures.ts'
export { answersAgain, startsWithLast } from './answers-again.ts'
export { canStartWithLast } from './question-checks.ts'
export { askedIn, peopleNamedBy } from './asked.ts'
export { stepsAsked } from './step-conditions.ts'
export { withKnown, type KnownAtStart } from './first-answers.ts'
export { startingAnswers } from './starting-answers.ts'
export {
  asksForActions,
  everythingOf,
  findItem,
  findQuestion,
  headerLength,
  isAnswered,
  isSection,
  picksAny,
  picksMany,
  questionsOf,
  takesAnswer,
  withChoices,
} from './structure.ts'
export { firstLanguage, isKindOf, labelOf, shownLanguage, textLanguage, textOf } from './text.ts'
export {
  answerWords,
  answerWordsLanguage,
  isAnswerMissing,
  type AnswerWords,
} from './answer-words.ts'
export { inTables, mayBeTable, type Drawn } from './tables.ts'
export { textsOf } from './texts.ts'
