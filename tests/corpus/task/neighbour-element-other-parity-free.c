// Claim: even elements are written, odd ones are read. Source: semantics.md §5, §10
static int a[21];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int i = 0; i < 20; i += 2) {
#pragma omp task
    a[i] = a[i + 1] + 1;
  }
  return a[0];
}
