// Claim: 10*i + j with j < 10 numbers the points of the nest without repetition. Source: semantics.md §10
static int cell[100];

int main(void) {
#pragma omp parallel for collapse(2) //@ RACE_FREE
  for (int i = 0; i < 10; i++) {
    for (int j = 0; j < 10; j++) {
      cell[10 * i + j] = i * j;
    }
  }
  return cell[0];
}
