/**
 * Loaded before each test file of the app. The files share a thread, so that what they import is fetched
 * once; but its modules begin anew, without what they remember of another file's drawings.
 */
import { vi } from 'vitest';

vi.resetModules();
vi.unstubAllGlobals();
vi.restoreAllMocks();
