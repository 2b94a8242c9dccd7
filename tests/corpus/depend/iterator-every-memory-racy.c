// Claim: where n is 0, the iterator has no value and the first task no locator, so that nothing orders the two. Source: OpenMP 5.2 §15.9.5
static int a[100];

void fill(int n) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task depend(iterator(k = 0 : n), out : a[k])
    a[0] = 1; //@ race(a)
#pragma omp task depend(inout : omp_all_memory)
    a[0]++; //@ race(a)
  }
}
