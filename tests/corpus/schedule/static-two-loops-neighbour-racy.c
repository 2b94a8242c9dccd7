// Claim: consistent static loops help only for the same iteration; a neighbour may lie across the block boundary. Source: semantics.md §3; OpenMP 5.2 §4.4.5
#define N 70

static double a[N + 1], b[N];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp for schedule(static) nowait
    for (int i = 0; i < N; i++) {
      a[i] = 2.0 * i; //@ race(a)
    }
#pragma omp for schedule(static)
    for (int k = 0; k < N; k++) {
      b[k] = a[k] + a[k + 1]; //@ race(a)
    }
  }
  return b[0] > 0.0;
}
