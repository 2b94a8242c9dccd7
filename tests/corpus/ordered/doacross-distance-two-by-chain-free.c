// Claim: distance two is ordered through the iteration between. Source: semantics.md §6, §11; OpenMP 5.2 §15.9.6
static int a[20];

int main(void) {
#pragma omp parallel for ordered(1) //@ RACE_FREE
  for (int i = 2; i < 20; i++) {
#pragma omp ordered depend(sink : i - 1)
    a[i] = a[i - 2] + 1;
#pragma omp ordered depend(source)
  }
  return a[19];
}
