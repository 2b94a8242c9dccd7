// Claim: the tasks do not meet, but partly overlapping items are not conforming. Source: semantics.md §1; OpenMP 5.2 §15.9.5
static int a[10], b[2];

int main(void) {
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
  {
#pragma omp task depend(out : a[0 : 4])
    b[0] = a[0];
#pragma omp task depend(in : a[2 : 4]) //@ message(depend-overlap)
    b[1] = a[3];
  }
  return b[0] + b[1];
}
