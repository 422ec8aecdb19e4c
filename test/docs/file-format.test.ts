/**
 * The page of the file format: its files keep their schemas and are read, and it describes every member that
 * a schema has.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileExamples } from '../../docs/writing/look-up/file-examples.ts';
import { fileFormatPages } from '../../docs/writing/look-up/file-format.ts';
import { openScratch } from '../../docs/writing/outputs.ts';
import { runGrundy } from '../../docs/writing/program.ts';
import { problemsBySchema, schemas } from '../fixtures/schemas.ts';

const project = join(import.meta.dirname, '../..');
const scratch = openScratch(project);
const files = fileExamples.map(({ title, text }) => [title, JSON.parse(text) as object] as const);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test.each(files)(
  '%s: the file keeps its schema, and the program finds nothing wrong',
  async (title, file) => {
    expect(problemsBySchema(file)).toEqual([]);
    const path = join(scratch, `${title.replace(/\W+/g, '-')}.grundy.json`);
    writeFileSync(path, JSON.stringify(file));
    const { status, err } = await runGrundy(['validate', path], project);
    expect([status, err]).toEqual([0, '']);
  },
);

test('the page describes every member of every schema', () => {
  const [{ text }] = fileFormatPages();
  const membersIn = (schema: unknown): readonly string[] => {
    if (typeof schema !== 'object' || schema === null) return [];
    const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
    return [...own, ...Object.values(schema).flatMap(membersIn)];
  };
  const members = new Set([...schemas.values()].flatMap(membersIn));
  expect(members.size).toBeGreaterThan(50);
  expect([...members].filter((member) => !text.includes(`| \`${member}\``))).toEqual([]);
});
