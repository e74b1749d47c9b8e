export const forgotten =
  'This browser has deleted everything Tenfold had stored on this device. Sign in, and the games of your account come back.';
export const signIn = 'Sign in';
