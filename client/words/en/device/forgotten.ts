export const forgotten =
  'Ask a grown-up. This browser has deleted what Tenfold kept on this device. Sign in, and the games of your account come back.';
export const signIn = 'Sign in';
