// Claim: a taskwait in each trip keeps the trips apart. Source: semantics.md §4, §5 (TW)
void sweep(int n, int *restrict cell) {
  for (int k = 0; k < n; k++) {
#pragma omp task //@ RACE_FREE
    *cell += k;
#pragma omp taskwait
  }
}
