/**
 * An address as a QR code: on the screen, and as a file for a slide or a handout. Black on white, with the
 * light margin of the standard.
 */
import qrcode from 'qrcode-generator';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { words } from '../words.ts';
import { downloadExport } from './deliver.ts';
import type { WrittenExport } from './exportable.ts';
import { formatCalled } from './formats.ts';

/** Light modules on every side, as the standard requires. */
const margin = 4;
/** Pixels of a module in a file: a code of a few hundred characters is then sharp over half a page. */
const pixels = 12;

/** Low error correction needs the fewest modules, and neither screens nor pages have stains. */
function codeFor(address: string): QRCode {
  const code = qrcode(0, 'L');
  code.addData(address);
  code.make();
  return code;
}

/** A picture with one pixel for each module, as an address of data. */
export const codePicture = (address: string): string => codeFor(address).createDataURL(1, margin);

/** The dark modules of each row as runs: where one begins, and how many modules it has. */
function runsOf(code: QRCode): readonly (readonly [x: number, y: number, width: number])[] {
  const count = code.getModuleCount();
  const runs: [number, number, number][] = [];
  for (let y = 0; y < count; y++) {
    for (let x = 0; x < count; x++) {
      if (!code.isDark(y, x)) continue;
      const begins = x;
      while (x + 1 < count && code.isDark(y, x + 1)) x++;
      runs.push([begins + margin, y + margin, x + 1 - begins]);
    }
  }
  return runs;
}

const sideOf = (code: QRCode): number => code.getModuleCount() + 2 * margin;

/** The code as SVG; a unit is a module. */
export function codeAsSvg(address: string): string {
  const code = codeFor(address);
  const side = sideOf(code);
  const path = runsOf(code).map(([x, y, width]) => `M${x} ${y}h${width}v1h-${width}z`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 4}" height="${side * 4}" shape-rendering="crispEdges">` +
    `<title>${words.qrCode}</title><rect width="${side}" height="${side}" fill="#fff"/><path d="${path.join('')}"/></svg>\n`
  );
}

/** The code as PNG, every module of whole pixels. */
async function codeAsPng(address: string): Promise<Blob | undefined> {
  const code = codeFor(address);
  const canvas = new OffscreenCanvas(sideOf(code) * pixels, sideOf(code) * pixels);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const run of runsOf(code)) {
    const [x, y, width] = run.map((modules) => modules * pixels);
    pen.fillRect(x, y, width, pixels);
  }
  return await canvas.convertToBlob({ type: 'image/png' });
}

async function written(address: string, id: 'svg' | 'png'): Promise<Result<WrittenExport>> {
  if (id === 'svg') return accepted({ body: codeAsSvg(address), unsaid: [] });
  const picture = await codeAsPng(address);
  if (!picture) return refused([{ place: 'picture', says: words.export.notFinished }]);
  return accepted({ body: new Uint8Array(await picture.arrayBuffer()), unsaid: [] });
}

/** Saves the code as a file that is called after the drawing: "my-game-QR-code.png". */
export async function downloadCode(address: string, id: 'svg' | 'png', title: string): Promise<void> {
  // A figure is called .grundy.png because it carries its drawing; a code carries an address.
  const format = { ...formatCalled(id), extension: `.${id}` };
  await downloadExport(format, written(address, id), `${title} QR code`);
}
