import type { Source } from './sources.ts';

/** Beginnings that hide the subject of a comment. */
const opening = '(?:What|Whatever|Whether|Of|Who|Whoever|Whose|That|Those)';
const docComment = new RegExp(`/\\*\\*\\s*(?:\\*\\s*)?(${opening})\\b`);
const lineComment = new RegExp(`^\\s*//\\s+(${opening})\\b`);

/** Lists the comments that begin with a question word, a sentence each: a field's is a noun phrase, a function's begins with a verb. */
export function unclearComments(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, code }) => {
    const lines = code.split('\n');
    return lines.flatMap((line, index) => {
      const continues = /^\s*\/\//.test(lines[index - 1] ?? '');
      const opens = /\/\*\*\s*$/.test(line) ? `${line}${lines[index + 1]}` : line;
      const word = docComment.exec(opens)?.[1] ?? (continues ? undefined : lineComment.exec(line)?.[1]);
      return word ? [`${path}:${index + 1}: the comment begins with “${word}”; begin with a noun or a verb.`] : [];
    });
  });
}
