// Claim: blocks of five written at every fourth iteration overlap in one element. Source: semantics.md §2
static int a[44];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 40; i++) {
    if (i % 4 != 0) {
      continue;
    }
    for (int k = 0; k <= 4; k++) {
      a[i + k] = i; //@ race(a)
    }
  }
  return a[0];
}
