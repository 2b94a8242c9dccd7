// Claim: block b is written by one task and read by the next phase's task of the same block. Source: semantics.md §5; OpenMP 5.2 §3.2.5
static int a[40], sum[4];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int b = 0; b < 4; b++) {
#pragma omp task depend(out : a[10 * b : 10])
    for (int i = 10 * b; i < 10 * b + 10; i++) {
      a[i] = i;
    }
#pragma omp task depend(in : a[10 * b : 10])
    for (int i = 10 * b; i < 10 * b + 10; i++) {
      sum[b] += a[i];
    }
  }
  return sum[0];
}
