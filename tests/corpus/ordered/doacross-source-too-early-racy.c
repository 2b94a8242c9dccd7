// Claim: the source stands before the write. Source: semantics.md §6; OpenMP 5.2 §15.9.6
static int a[20];

int main(void) {
#pragma omp parallel for ordered(1) //@ RACE witness T<=2
  for (int i = 1; i < 20; i++) {
#pragma omp ordered depend(sink : i - 1)
#pragma omp ordered depend(source)
    a[i] = a[i - 1] + 1; //@ race(a)
  }
  return a[19];
}
