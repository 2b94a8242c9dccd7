// Claim: the task of i reads a[i+1] without a dependence on it. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int a[11];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  for (int i = 0; i < 10; i++) {
#pragma omp task depend(inout : a[i])
    a[i] += a[i + 1]; //@ race(a)
  }
  return a[0];
}
