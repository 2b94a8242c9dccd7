// Claim: one duplicate in the constant index table makes two iterations meet. Source: semantics.md §2
static const int place[8] = {3, 0, 7, 1, 6, 2, 3, 4};
static int sorted[8];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 8; i++) {
    sorted[place[i]] = i; //@ race(sorted)
  }
  return sorted[0];
}
