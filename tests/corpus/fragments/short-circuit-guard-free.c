// Claim: the right operand of && runs in one iteration only. Source: semantics.md §2
int main(void) {
  int chosen = 0;
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 20; i++) {
    (void)((i > 2 && i < 4) && (chosen = i));
  }
  return chosen;
}
