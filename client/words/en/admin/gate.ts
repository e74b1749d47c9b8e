/** What each page says instead of its contents (spec 2 §2). */
export const panel = {
  signedOut: 'Please sign in to access admin panel',
  denied: 'Access denied. Admin privileges required.',
  loading: 'Loading admin panel...',
};

export const blog = {
  signedOut: 'Admin access required',
  denied: 'Admin access required',
  loading: 'Loading the editor …',
};

export const challenges = { signedOut: 'Access denied', denied: 'Access denied', loading: 'Loading the challenges …' };

export const signIn = 'Sign In';
export const home = 'Return to Home';
