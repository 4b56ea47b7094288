import type { QuestionType } from '@holdpoint/forms'
import {
  Barcode,
  CalendarClock,
  CalendarDays,
  Camera,
  CircleCheck,
  ClipboardCheck,
  Clock,
  FileText,
  Gauge,
  HardHat,
  Hash,
  Info,
  Layers,
  ListTodo,
  LocateFixed,
  MapPin,
  PenLine,
  Pin,
  Signature,
  Star,
  Tags,
  ToggleLeft,
  TriangleAlert,
  Users,
} from '../../ui/icons.ts'

const icons: Readonly<Record<QuestionType, typeof Hash>> = {
  yesNo: ToggleLeft,
  choice: CircleCheck,
  multiChoice: ListTodo,
  rating: Star,
  risk: TriangleAlert,
  acknowledge: ClipboardCheck,
  calc: Hash,
  text: PenLine,
  longText: FileText,
  integer: Hash,
  decimal: Hash,
  date: CalendarDays,
  time: Clock,
  dateTime: CalendarClock,
  photo: Camera,
  signature: Signature,
  location: LocateFixed,
  barcode: Barcode,
  note: Info,
  crew: Users,
  district: MapPin,
  businessUnit: Layers,
  customer: Tags,
  pad: Pin,
  equipment: Gauge,
  person: HardHat,
  instances: Layers,
}

/** The icon of a type of question, beside its name. */
export function TypeIcon({ type }: { type: QuestionType }) {
  const Icon = icons[type]
  return <Icon aria-hidden="true" />
}
