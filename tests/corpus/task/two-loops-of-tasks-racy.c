// Claim: without a join the tasks of the second loop meet those of the first. Source: semantics.md §5; OpenMP 5.2 §12.5
static int a[10];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
    for (int i = 0; i < 10; i++) {
#pragma omp task
      a[i] = i; //@ race(a)
    }
    for (int i = 0; i < 10; i++) {
#pragma omp task
      a[9 - i] += i; //@ race(a)
    }
  }
  return a[4];
}
