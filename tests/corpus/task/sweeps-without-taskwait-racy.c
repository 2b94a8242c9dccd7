// Claim: tasks of different sweeps meet on the same element. Source: semantics.md §5 (TW)
static int a[20];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  for (int k = 0; k < 5; k++) {
    for (int i = 0; i < 20; i++) {
#pragma omp task
      a[i] += k; //@ race(a)
    }
  }
  return a[3];
}
