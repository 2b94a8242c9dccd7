// Claim: the right operand of && runs only where the left one holds: iterations 3 and 4. Source: semantics.md §2
int main(void) {
  int chosen = 0;
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 20; i++) {
    (void)((i == 3 || i == 4) && (chosen = i)); //@ race(chosen)
  }
  return chosen;
}
