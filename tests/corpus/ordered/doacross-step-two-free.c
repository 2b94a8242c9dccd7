// Claim: with step two the iteration before i is i - 2. Source: semantics.md §6; OpenMP 5.2 §15.9.6
static int a[22];

int main(void) {
#pragma omp parallel for ordered(1) //@ RACE_FREE
  for (int i = 2; i < 22; i += 2) {
#pragma omp ordered depend(sink : i - 2)
    a[i] = a[i - 2] + 1;
#pragma omp ordered depend(source)
  }
  return a[20];
}
