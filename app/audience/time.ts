/** A stretch of time as a clock shows it: "0:07", "12:30", "1:05:09". */
export function clockOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  const two = (count: number): string => `${count}`.padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
