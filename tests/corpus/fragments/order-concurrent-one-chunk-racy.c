// Claim: order(concurrent) leaves the iterations of one chunk unordered, even on one thread. Source: semantics.md §3, §10; OpenMP 5.2 §10.3
static int a[1000];

int main(void) {
#pragma omp parallel for schedule(static, 1000) order(concurrent) //@ RACE
  for (int i = 1; i < 1000; i++) {
    a[i] = a[i - 1]; //@ race(a)
  }
  return a[999];
}
