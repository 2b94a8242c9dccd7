// Claim: tasks and loop share element 20. Source: semantics.md §4, §5
static int a[40];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp masked
    for (int i = 0; i <= 20; i++) {
#pragma omp task
      a[i] = i; //@ race(a)
    }
#pragma omp for
    for (int i = 20; i < 40; i++) {
      a[i] = i; //@ race(a)
    }
  }
  return a[39];
}
