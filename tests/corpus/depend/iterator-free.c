// Claim: the iterator makes the last task depend on every element. Source: semantics.md §5; OpenMP 5.2 §3.2.6
static int a[10], sum;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    for (int i = 0; i < 10; i++) {
#pragma omp task depend(out : a[i])
      a[i] = i;
    }
#pragma omp task depend(iterator(k = 0 : 10), in : a[k])
    for (int i = 0; i < 10; i++) {
      sum += a[i];
    }
  }
  return sum;
}
