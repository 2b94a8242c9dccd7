// Claim: i % 8 over 64 iterations meets eight times. Source: semantics.md §2, §10
static int from[64], folded[8];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 64; i++) {
    folded[i % 8] += from[i]; //@ race(folded)
  }
  return folded[0];
}
