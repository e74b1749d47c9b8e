// Whether the shell that runs the commands of package.json knows `exec`: every shell but that of Windows.
// npm passes a signal on to its shell alone, and most shells (dash among them) end of it without a word to what they run. After `exec`
// the program stands in the place of the shell, gets the signal itself, and npm waits for its end.
process.exitCode = process.platform === 'win32' ? 1 : 0;
