/**
 * Ids of export formats: `grundy export --to` takes those of tables and those of drawings and figures, so
 * none may be both.
 */
import { expect, test } from 'vitest';
import { tableFormats } from '../../app/cli/export-table.ts';
import { exportFormats } from '../../engine/formats/index.ts';

test('no format of drawings and figures has the id of a format of tables', () => {
  const taken = exportFormats.filter(({ id }) => tableFormats.some((each) => each === id));
  const says = taken.map(
    ({ id }) =>
      `“${id}” is a format of tables (app/cli/export-table.ts): choose another id in engine/formats/register.ts`,
  );
  expect(says).toEqual([]);
});
