// Claim: each thread's own flag is the same in all threads, since they set it by what all of them read alike. Source: semantics.md §2, Values
static int a[64], left;

int main(void) {
  for (int i = 0; i < 64; i++) {
    a[i] = i;
  }
#pragma omp parallel //@ RACE_FREE
  {
    int done = 0;
    while (!done) {
#pragma omp barrier
#pragma omp single
      left = 0;
#pragma omp for reduction(max : left)
      for (int i = 0; i < 64; i++) {
        a[i] /= 2;
        left = a[i] > left ? a[i] : left;
      }
      if (left < 3) {
        done = 1;
      }
    }
  }
  return a[63];
}
