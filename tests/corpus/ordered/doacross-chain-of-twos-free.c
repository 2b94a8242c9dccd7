// Claim: sinks at distance two lead to distance four. Source: semantics.md §6; OpenMP 5.2 §15.9.6
static int a[20];

int main(void) {
#pragma omp parallel for ordered(1) //@ RACE_FREE
  for (int i = 4; i < 20; i++) {
#pragma omp ordered depend(sink : i - 2)
    a[i] = a[i - 4] + 1;
#pragma omp ordered depend(source)
  }
  return a[19];
}
