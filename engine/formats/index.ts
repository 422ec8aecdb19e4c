/** The door of the formats: the formats of exports, and how they are written. */

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
