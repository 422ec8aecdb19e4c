/** The memory of the bench's processes, each of which does one task. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * The most memory that this process has used, in GB. Linux says it of the program itself. Elsewhere it is the
 * figure of `resourceUsage`, which on Linux is at least what the process that started this one used.
 */
export function mostMemory(): number {
  const file = '/proc/self/status';
  const kilobytes = existsSync(file) && /^VmHWM:\s*(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1];
  return Number(kilobytes || process.resourceUsage().maxRSS) / 1e6;
}
