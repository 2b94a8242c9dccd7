// Claim: rounds within rounds, each ended by a value that all threads read alike. Source: semantics.md §2, §4
static int a[64], inner, outer;

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
    do {
#pragma omp barrier
#pragma omp single
      outer = 0;
      do {
#pragma omp barrier
#pragma omp masked
        inner = 0;
#pragma omp barrier
#pragma omp for reduction(+ : inner)
        for (int i = 0; i < 64; i++) {
          a[i] /= 2;
          inner += a[i];
        }
      } while (inner > 3);
#pragma omp for reduction(max : outer)
      for (int i = 0; i < 64; i++) {
        a[i] += i / 63;
        outer = a[i] > outer ? a[i] : outer;
      }
    } while (outer > 1);
  }
  return a[63];
}
