// Claim: in a taskloop simd both tasks and lanes may meet on neighbouring elements. Source: semantics.md §5, §7; OpenMP 5.2 §12.7
static int a[21];

int main(void) {
#pragma omp parallel //@ RACE
#pragma omp single
#pragma omp taskloop simd
  for (int i = 0; i < 20; i++) {
    a[i + 1] = a[i] + 1; //@ race(a)
  }
  return a[20];
}
