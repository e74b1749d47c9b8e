/**
 * What begins a run with a set-up that was fitted to whoever plays. Of two presses the second counts: the first would begin another run.
 * @param fit may wait a moment, and never fails.
 */
export function fittedBy<Config>(fit: (config: Config) => Promise<Config>): (config: Config, go: (config: Config) => void) => void {
  let presses = 0;
  return (config, go) => {
    const nth = ++presses;
    void fit(config).then((fitted) => {
      if (nth === presses) go(fitted);
    });
  };
}
