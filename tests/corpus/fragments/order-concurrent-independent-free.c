// Claim: independent iterations may run in any order, also within a thread. Source: semantics.md §3, §10; OpenMP 5.2 §10.3
static int a[1000], b[1000];

int main(void) {
#pragma omp parallel for schedule(static, 1000) order(concurrent) //@ RACE_FREE
  for (int i = 1; i < 1000; i++) {
    b[i] = a[i - 1];
  }
  return b[999];
}
