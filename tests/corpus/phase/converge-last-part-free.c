// Claim: what stands behind the last barrier of a round is before the first one of the next: another round comes for all threads or for none. Source: semantics.md §4
static int a[64], again;

int main(void) {
  for (int i = 0; i < 64; i++) {
    a[i] = i;
  }
#pragma omp parallel //@ RACE_FREE
  {
    do {
#pragma omp barrier
#pragma omp masked
      again = 0;
#pragma omp barrier
#pragma omp for
      for (int i = 0; i < 64; i++) {
        if (a[i] > 3) {
#pragma omp atomic write
          again = 1;
        }
      }
#pragma omp for nowait
      for (int i = 0; i < 64; i++) {
        a[i] /= 2;
      }
    } while (again);
  }
  return a[63];
}
