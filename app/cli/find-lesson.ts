/** The lesson that `grundy find … --lesson FILE` writes: the games that were found, their values hidden. */
import { existsSync } from 'node:fs';
import { emptyDocument, mergeEdgeList } from '../../engine/document/index.ts';
import type { FoundRow } from '../../engine/find/index.ts';
import { lessonOfExercises, writeLesson } from '../../engine/lesson/index.ts';
import type { Problem } from '../../engine/result.ts';
import { documentWithPlaces, drain } from '../../engine/run.ts';
import type { CliArguments } from './arguments.ts';
import { writeFile } from './destination.ts';

/** No class has more exercises. */
const mostExercises = 100;

/** The file that is to be written; a problem where it is there already. */
export function lessonProblem(asked: CliArguments): Problem | undefined {
  const file = asked.all('lesson').at(-1);
  return file !== undefined && existsSync(file)
    ? { place: '--lesson', says: `${file} is there already; give another name` }
    : undefined;
}

/** Takes the games as they are found, and writes them at the end; undefined where no lesson is asked for. */
export function openLesson(asked: CliArguments, foundBy: string) {
  const file = asked.all('lesson').at(-1);
  if (file === undefined) return undefined;
  const rows: FoundRow[] = [];
  return {
    put(row: FoundRow): void {
      if (rows.length < mostExercises) rows.push(row);
    },
    /** The problems with the file. */
    async write(): Promise<readonly Problem[]> {
      if (rows.length === 0)
        return [{ place: '--lesson', says: 'no game was found, so that no lesson is written' }];
      const exercises = rows.flatMap(({ game, value, outcome }) => {
        const read = mergeEdgeList(emptyDocument, game);
        return read.ok ? [{ document: drain(documentWithPlaces(read.value)), value, outcome }] : [];
      });
      const lesson = lessonOfExercises(exercises, foundBy);
      const problems = await writeFile([writeLesson(lesson)], file);
      return problems.map(({ says }) => ({ place: '--lesson', says: `${file}: ${says}` }));
    },
  };
}
