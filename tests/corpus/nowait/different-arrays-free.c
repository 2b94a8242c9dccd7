// Claim: nowait is harmless between loops that touch different arrays. Source: semantics.md §10; OpenMP 5.2 §15.6
static int a[30], b[30];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for nowait
    for (int i = 0; i < 30; i++) {
      a[i] = i;
    }
#pragma omp for nowait
    for (int i = 0; i < 30; i++) {
      b[i] = 2 * i;
    }
  }
  return a[1] + b[1];
}
