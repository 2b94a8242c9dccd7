// Claim: i + j is the same for many points of the nest. Source: semantics.md §10
static int diagonal[20];

int main(void) {
#pragma omp parallel for collapse(2) //@ RACE
  for (int i = 0; i < 10; i++) {
    for (int j = 0; j < 10; j++) {
      diagonal[i + j] += i * j; //@ race(diagonal)
    }
  }
  return diagonal[0];
}
