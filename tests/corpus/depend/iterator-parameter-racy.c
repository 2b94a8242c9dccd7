// Claim: the iterator begins with element 1, so the task of element 0 is not waited for. Source: semantics.md §5; OpenMP 5.2 §3.2.6
int total(int n) {
  int a[n], sum = 0;
#pragma omp parallel //@ RACE witness T<=2 n<=1
#pragma omp single
  {
    for (int i = 0; i < n; i++) {
#pragma omp task depend(out : a[i])
      a[i] = i; //@ race(a)
    }
#pragma omp task depend(iterator(k = 1 : n), in : a[k])
    for (int i = 0; i < n; i++) {
      sum += a[i]; //@ race(a)
    }
  }
  return sum;
}
