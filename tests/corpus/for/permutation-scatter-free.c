// Claim: a constant index table without duplicates sends each iteration to its own element. Source: semantics.md §2
static const int place[8] = {3, 0, 7, 1, 6, 2, 5, 4};
static int sorted[8];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 8; i++) {
    sorted[place[i]] = i;
  }
  return sorted[0];
}
