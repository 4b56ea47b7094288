import type { ItemState, MediaRef, Signature } from '@holdpoint/forms'
import type { PickerOption, PickerOptions } from '../picker-options.ts'
import type { PendingPhoto } from '../saving/photo-queue.ts'
import { AcknowledgeAnswer } from './acknowledge-answer.tsx'
import type { AnswerPartProps } from './answer-part.ts'
import { BarcodeAnswer } from './barcode-answer.tsx'
import { CalculatedAnswer } from './calculated-answer.tsx'
import { ChoiceAnswer, MultiChoiceAnswer } from './choice-answer.tsx'
import { DurationAnswer } from './duration-answer.tsx'
import { EquipmentAnswer } from './equipment-answer.tsx'
import { InstancesAnswer } from './instances-answer.tsx'
import { FileAnswer } from './file-answer.tsx'
import { LocationAnswer } from './location-answer.tsx'
import { MomentAnswer } from './moment-answer.tsx'
import { NumberAnswer } from './number-answer.tsx'
import { PersonAnswer } from './person-answer.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { PickManyAnswer, PickOneAnswer } from './picker-answer.tsx'
import { RankAnswer } from './rank-answer.tsx'
import { RatingAnswer } from './rating-answer.tsx'
import { RiskAnswer } from './risk-answer.tsx'
import { SignatureAnswer } from './signature-answer.tsx'
import { SketchAnswer } from './sketch-answer.tsx'
import { NoFiles, NoPhotos, NoSignature } from './switched-off.tsx'
import { AddressAnswer, LongTextAnswer, TextAnswer } from './text-answer.tsx'
import { YesNoAnswer } from './yes-no-answer.tsx'

export interface AnswerControlProps extends AnswerPartProps {
  label: string
  /** What the engine says of it. */
  state: ItemState
  /** The entry that is filled; null where the form is only tried. */
  myFormId: string | null
  options: PickerOptions
  /** The words by which people were looked for here; undefined where they were not. */
  sought: string | undefined
  /** Takes whom a script has found, so that they have a name here. */
  onFound: (person: PickerOption) => void
  district: string | null
  photos: readonly MediaRef[]
  pending: readonly PendingPhoto[]
  signature: Signature | undefined
  removed: readonly string[]
  typedBeside: string
  timeZone: string
}

/** The control of a question, by its type. */
export function AnswerControl(props: AnswerControlProps) {
  const { question, options, myFormId } = props
  switch (question.type) {
    case 'yesNo':
      return <YesNoAnswer {...props} />
    case 'acknowledge':
      return <AcknowledgeAnswer {...props} />
    case 'choice':
      return <ChoiceAnswer {...props} />
    case 'multiChoice':
      return <MultiChoiceAnswer {...props} />
    case 'rank':
      return <RankAnswer {...props} />
    case 'rating':
      return <RatingAnswer {...props} />
    case 'risk':
      return <RiskAnswer {...props} />
    case 'location':
      return <LocationAnswer {...props} />
    case 'barcode':
      return <BarcodeAnswer {...props} />
    case 'integer':
    case 'decimal':
      return <NumberAnswer {...props} />
    case 'text':
      return <TextAnswer {...props} />
    case 'email':
    case 'phone':
      return <AddressAnswer {...props} kind={question.type} />
    case 'longText':
      return <LongTextAnswer {...props} />
    case 'date':
    case 'time':
    case 'dateTime':
      return <MomentAnswer {...props} kind={question.type} />
    case 'duration':
      return <DurationAnswer {...props} />
    case 'district':
    case 'businessUnit':
    case 'customer':
      return <PickOneAnswer {...props} options={options[question.type]} />
    case 'crew':
    case 'pad':
      return <PickManyAnswer {...props} options={options[question.type]} />
    case 'equipment':
      return <EquipmentAnswer {...props} options={options.equipment} />
    case 'person':
      return <PersonAnswer {...props} options={options.person} isTried={myFormId === null} />
    case 'photo':
      return myFormId === null ? (
        <NoPhotos />
      ) : (
        <PhotoStrip {...props} myFormId={myFormId} size="answer" />
      )
    case 'file':
      return myFormId === null ? <NoFiles /> : <FileAnswer {...props} myFormId={myFormId} />
    case 'sketch':
      return <SketchAnswer {...props} isTried={myFormId === null} />
    case 'signature':
      return myFormId === null ? (
        <NoSignature />
      ) : (
        <SignatureAnswer {...props} myFormId={myFormId} />
      )
    case 'calc':
      return <CalculatedAnswer {...props} />
    case 'instances':
      return <InstancesAnswer {...props} />
    case 'note':
      return null
    default:
      question.type satisfies never
      return null
  }
}
