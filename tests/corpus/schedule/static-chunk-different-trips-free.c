// Claim: with a chunk size the owner is (i div c) mod T, whatever the trip count. Source: semantics.md §3; OpenMP 5.2 §11.5.3
static int a[16], b[16];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for schedule(static, 2) nowait
    for (int i = 0; i < 16; i++) {
      a[i] = i;
    }
#pragma omp for schedule(static, 2)
    for (int i = 0; i < 10; i++) {
      b[i] = a[i];
    }
  }
  return b[0];
}
