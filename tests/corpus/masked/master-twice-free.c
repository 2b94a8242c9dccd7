// Claim: all master blocks of a team run on the primary thread, in program order. Source: semantics.md §3; OpenMP 5.2 §10.5
int main(void) {
  int count = 0;
#pragma omp parallel //@ RACE_FREE
  {
    for (int k = 0; k < 5; k++) {
#pragma omp master
      count += k;
    }
#pragma omp masked
    count *= 2;
  }
  return count;
}
