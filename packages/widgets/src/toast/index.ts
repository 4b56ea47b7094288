export * as Toast from './toast.tsx'
export { useToast } from './toast.tsx'
export {
  type ToastAction,
  type ToastDraft,
  type ToastEnd,
  type ToastEntry,
  type ToastTone,
  type Toasts,
  createToasts,
} from './toasts.ts'
