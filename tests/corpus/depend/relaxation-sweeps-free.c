// Claim: each cell's task is ordered with the tasks of both neighbours, over all sweeps. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int a[12];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int t = 0; t < 4; t++) {
    for (int i = 1; i <= 10; i++) {
#pragma omp task depend(in : a[i - 1], a[i + 1]) depend(inout : a[i])
      a[i] = a[i - 1] + a[i + 1] + 1;
    }
  }
  return a[5] > 0;
}
