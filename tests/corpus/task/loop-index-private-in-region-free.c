// Claim: an index private in the region is firstprivate in its tasks. Source: semantics.md §5 (data environment); OpenMP 5.2 §5.1.1
static int a[20];

int main(void) {
  int i;
#pragma omp parallel private(i) //@ RACE_FREE
#pragma omp single
  for (i = 0; i < 20; i++) {
#pragma omp task
    a[i] = 1;
  }
  return a[19];
}
