// Claim: sinks at distance two never lead to distance three. Source: semantics.md §6; OpenMP 5.2 §15.9.6
static int a[20];

int main(void) {
#pragma omp parallel for ordered(1) //@ RACE witness T<=2
  for (int i = 3; i < 20; i++) {
#pragma omp ordered depend(sink : i - 2)
    a[i] = a[i - 3] + 1; //@ race(a)
#pragma omp ordered depend(source)
  }
  return a[19];
}
