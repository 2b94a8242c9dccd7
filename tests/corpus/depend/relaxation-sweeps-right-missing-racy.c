// Claim: without the right neighbour the task of the next sweep may overtake. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int a[12];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  for (int t = 0; t < 4; t++) {
    for (int i = 1; i <= 10; i++) {
#pragma omp task depend(inout : a[i])
      a[i] = a[i + 1] + 1; //@ race(a)
    }
  }
  return a[5] > 0;
}
