// Claim: sections that do not overlap are different items; the accesses overlap all the same. Source: semantics.md §5; OpenMP 5.2 §15.9.5
static int a[10];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task depend(out : a[0 : 5])
    for (int i = 0; i < 6; i++) {
      a[i] = 1; //@ race(a)
    }
#pragma omp task depend(out : a[5 : 5])
    for (int i = 5; i < 10; i++) {
      a[i] = 2; //@ race(a)
    }
  }
  return a[0];
}
