// Claim: partly overlapping items are not conforming and order nothing. Source: semantics.md §5 (DEP), §1; OpenMP 5.2 §15.9.5
static int a[10], y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task depend(out : a[0 : 4])
    a[3] = 1; //@ race(a)
#pragma omp task depend(in : a[2 : 4]) //@ message(depend-overlap)
    y = a[3]; //@ race(a)
  }
  return y;
}
