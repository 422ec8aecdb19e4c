/** Which drawing this tab has, over a reload, and which was the last one of any tab. */

const here = 'grundy/drawing';
const last = 'grundy/last';

export function rememberDrawing(drawing: string): void {
  try {
    sessionStorage.setItem(here, drawing);
    localStorage.setItem(last, drawing);
  } catch {
    // Storage is refused; the autosave reports it when saving fails.
  }
}

/** This tab's drawing comes first. */
export function rememberedDrawings(): readonly string[] {
  try {
    const both = [sessionStorage.getItem(here), localStorage.getItem(last)];
    return [...new Set(both.filter((id) => id !== null))];
  } catch {
    return [];
  }
}
