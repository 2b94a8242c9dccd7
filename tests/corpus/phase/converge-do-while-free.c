// Claim: each thread reads the same error at the end of a round: it was combined before the last barrier, and is reset behind the next one. Source: semantics.md §2, §4
static double u[100], v[100], error;

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
    do {
#pragma omp barrier
#pragma omp single
      error = 0;
#pragma omp for reduction(+ : error)
      for (int i = 1; i < 99; i++) {
        v[i] = (u[i - 1] + u[i + 1]) / 2;
        error += (v[i] - u[i]) * (v[i] - u[i]);
      }
#pragma omp for
      for (int i = 1; i < 99; i++) {
        u[i] = v[i];
      }
    } while (error > 0.001);
  }
  return u[50] != 0;
}
