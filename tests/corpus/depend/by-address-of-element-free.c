// Claim: p[1] and a[3] are the same item when p is a + 2. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int a[10], y;

int main(void) {
  int *p = a + 2;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : p[1])
    p[1] = 1;
#pragma omp task depend(in : a[3])
    y = a[3];
  }
  return y;
}
