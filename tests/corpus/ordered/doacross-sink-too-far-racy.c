// Claim: sink i-2 does not wait for iteration i - 1. Source: semantics.md §6; OpenMP 5.2 §15.9.6
static int a[20];

int main(void) {
#pragma omp parallel for ordered(1) //@ RACE witness T<=2
  for (int i = 2; i < 20; i++) {
#pragma omp ordered depend(sink : i - 2)
    a[i] = a[i - 1] + 1; //@ race(a)
#pragma omp ordered depend(source)
  }
  return a[19];
}
