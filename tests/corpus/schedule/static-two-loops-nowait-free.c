// Claim: two loops with the same iteration space and schedule(static) assign each iteration to the same thread. Source: semantics.md §3; OpenMP 5.2 §4.4.5, §11.5.3
#define N 70

static double a[N], b[N];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for schedule(static) nowait
    for (int i = 0; i < N; i++) {
      a[i] = 2.0 * i;
    }
#pragma omp for schedule(static)
    for (int k = 0; k < N; k++) {
      b[k] = a[k] + 1.0;
    }
  }
  return b[0] > 0.0;
}
