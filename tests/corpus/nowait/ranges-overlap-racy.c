// Claim: two nowait loops whose ranges overlap write the common elements from different threads. Source: semantics.md §3, §10
static int a[30];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp for schedule(static) nowait
    for (int i = 0; i < 20; i++) {
      a[i] = 1; //@ race(a)
    }
#pragma omp for schedule(static) nowait
    for (int i = 10; i < 30; i++) {
      a[i] = 2; //@ race(a)
    }
  }
  return a[0] + a[15];
}
