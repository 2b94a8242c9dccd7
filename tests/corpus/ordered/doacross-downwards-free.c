// Claim: in a loop that counts down the earlier iteration is i + 1. Source: semantics.md §6; OpenMP 5.2 §15.9.6
static int a[21];

int main(void) {
#pragma omp parallel for ordered(1) //@ RACE_FREE
  for (int i = 19; i >= 0; i--) {
#pragma omp ordered depend(sink : i + 1)
    a[i] = a[i + 1] + 1;
#pragma omp ordered depend(source)
  }
  return a[0];
}
