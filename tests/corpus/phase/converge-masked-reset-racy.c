// Claim: masked has no barrier: the flag may be reset after another thread has set it. Source: semantics.md §4; OpenMP 5.2 §10.5
void halve(int *a, int toobig) {
#pragma omp parallel //@ RACE
  {
    do {
#pragma omp barrier
#pragma omp masked
      toobig = 0; //@ race(toobig) possible
#pragma omp for
      for (int i = 0; i < 64; i++) {
        a[i] /= 2;
        if (a[i] > 3) {
#pragma omp critical
          toobig = 1; //@ race(toobig) possible
        }
      }
    } while (toobig);
  }
}
