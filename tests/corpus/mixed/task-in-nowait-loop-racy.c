// Claim: with nowait nothing completes the tasks before the second loop, also not on the same schedule. Source: semantics.md §4, §5
static int a[20], b[20];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp for schedule(static) nowait
    for (int i = 0; i < 20; i++) {
#pragma omp task
      a[i] = i; //@ race(a)
    }
#pragma omp for schedule(static)
    for (int i = 0; i < 20; i++) {
      b[i] = a[i]; //@ race(a)
    }
  }
  return b[0];
}
