/** Shows what a start is doing: a line a step, with the seconds it took. */
export function createSteps(write: (text: string) => void) {
  let isOpen = false;
  const line = (text: string) => {
    write(isOpen ? `\n  ${text}\n` : `  ${text}\n`);
    isOpen = false;
  };
  return {
    /** A remark within the step that is under way. */
    line,
    async step<T>(title: string, work: () => Promise<T>): Promise<T> {
      const from = performance.now();
      write(`${title} … `);
      isOpen = true;
      try {
        const result = await work();
        write(`${isOpen ? "" : `${title}: `}${((performance.now() - from) / 1000).toFixed(1)} s\n`);
        return result;
      } catch (error) {
        if (isOpen) write("\n");
        throw error;
      } finally {
        isOpen = false;
      }
    },
  };
}
