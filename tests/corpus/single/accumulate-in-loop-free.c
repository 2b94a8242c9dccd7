// Claim: the single of each trip ends with a barrier, so its encounters are ordered. Source: semantics.md §3, §4
int main(void) {
  int total = 0;
#pragma omp parallel //@ RACE_FREE
  {
    for (int k = 0; k < 12; k++) {
#pragma omp single
      total += k;
    }
  }
  return total;
}
