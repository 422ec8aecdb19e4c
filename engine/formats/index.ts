/** The door of the formats: what is exported, and how it is written. */

export type {
  CarriedText,
  DrawingToWrite,
  ExportFeature,
  ExportFormat,
  FileWritten,
  PictureFile,
  PictureFormat,
  PictureOptions,
  WritingOptions,
} from './format.ts';
export { exportFormatOf, exportFormats } from './register.ts';
