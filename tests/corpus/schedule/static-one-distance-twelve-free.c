// Claim: twelve is a multiple of every team size up to four, so iterations twelve apart share a thread. Source: semantics.md §3; OpenMP 5.2 §11.5.3
static int a[112];

int main(void) {
#pragma omp parallel for num_threads(4) schedule(static, 1) //@ RACE_FREE
  for (int i = 0; i < 100; i++) {
    a[i + 12] = a[i];
  }
  return a[0];
}
