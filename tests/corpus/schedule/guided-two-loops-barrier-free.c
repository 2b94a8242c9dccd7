// Claim: the barrier at the end of the first loop orders the two, whatever the schedule. Source: semantics.md §4; OpenMP 5.2 §15.3.2
void scale_then_shift(int n, double *v) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for schedule(guided)
    for (int i = 0; i < n; i++) {
      v[i] *= 3.0;
    }
#pragma omp for schedule(guided)
    for (int i = 0; i < n; i++) {
      v[i] += 1.0;
    }
  }
}
