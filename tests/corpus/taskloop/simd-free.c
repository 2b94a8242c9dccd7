// Claim: own elements only, in tasks and in lanes. Source: semantics.md §5, §7; OpenMP 5.2 §12.7
static int a[20], b[20];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskloop simd
  for (int i = 0; i < 20; i++) {
    a[i] = b[i] + 1;
  }
  return a[19];
}
