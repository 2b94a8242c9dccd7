// Claim: with step two the odd elements are not waited for. Source: semantics.md §5; OpenMP 5.2 §3.2.6
static int a[10], sum;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
    for (int i = 0; i < 10; i++) {
#pragma omp task depend(out : a[i])
      a[i] = i; //@ race(a)
    }
#pragma omp task depend(iterator(k = 0 : 10 : 2), in : a[k])
    for (int i = 0; i < 10; i++) {
      sum += a[i]; //@ race(a)
    }
  }
  return sum;
}
