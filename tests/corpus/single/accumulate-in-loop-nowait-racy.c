// Claim: without the barrier the next trip's single may run on another thread at the same time. Source: semantics.md §3, §4
int main(void) {
  int total = 0;
#pragma omp parallel //@ RACE witness T<=2
  {
    for (int k = 0; k < 12; k++) {
#pragma omp single nowait
      total += k; //@ race(total)
    }
  }
  return total;
}
