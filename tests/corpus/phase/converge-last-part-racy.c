// Claim: nothing stands between a round's last part and the first part of the next, which reads what it wrote. Source: semantics.md §4
void halve(int *restrict a, int *restrict b, int *restrict again) {
#pragma omp parallel //@ RACE
  {
    do {
#pragma omp for nowait schedule(dynamic)
      for (int i = 0; i < 64; i++) {
        b[i] = a[i]; //@ race(a) possible
      }
#pragma omp barrier
#pragma omp masked
      *again = b[63] > 3;
#pragma omp barrier
#pragma omp for nowait schedule(dynamic)
      for (int i = 0; i < 64; i++) {
        a[i] /= 2; //@ race(a) possible
      }
    } while (*again);
  }
}
