// Claim: a loop of one iteration is executed by one thread, so nothing in it can race. Source: semantics.md §3
static int total;

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 7; i < 8; i++) {
    total += i;
  }
  return total;
}
