// Claim: the read stands before the sink. Source: semantics.md §6; OpenMP 5.2 §15.9.6
static int a[20];

int main(void) {
#pragma omp parallel for ordered(1) //@ RACE witness T<=2
  for (int i = 1; i < 20; i++) {
    int left = a[i - 1]; //@ race(a)
#pragma omp ordered depend(sink : i - 1)
    a[i] = left + 1; //@ race(a)
#pragma omp ordered depend(source)
  }
  return a[19];
}
